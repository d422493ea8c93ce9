import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixSite, decodeFile, type AppliedFix } from '../../editing/fix-site.ts';
import { filesAfterPlan, applyPlan, type Plan } from '../../editing/plan.ts';
import { load } from '../../pipeline/load/load.ts';
import type { SiteFiles } from '../../model/site.ts';
import { stripControlCharacters } from '../../messages/printable.ts';
import { unifiedDiff } from '../../report/unified-diff.ts';
import { siteRoot, type Command } from '../command.ts';
import { formatProblems } from '../format-problems.ts';
import { messages } from '../words.ts';

/** `npm run fix`: mends what leaves no doubt, as small changes of the files' text. */
export const command: Command = {
  help: {
    pt: 'npm run fix -- [--dry-run] [--root PASTA] [--lang pt|en|es]\n\nCorrige o que não deixa dúvida: uma palavra mal escrita que só pode ser outra (campo, opção, tipo, rota, seção, formulário, imagem, tradução, língua), uma vírgula ou dois-pontos a mais ou a menos, aspas tortas, True por true, sinais invisíveis.\nMuda só essas letras; ordem, recuos e o resto ficam como estão. O que tem mais de uma saída fica para você.\n--dry-run mostra a diferença e não grava nada.\nSaída: 0 nada mais errado, 1 ainda há problemas, 2 se a ferramenta falhou.',
    en: 'npm run fix -- [--dry-run] [--root DIR] [--lang pt|en|es]\n\nMends what leaves no doubt: a misspelt word that can only be one other (field, option, type, route, section, form, picture, translation, language), a comma or colon too many or too few, curly quotes, True for true, invisible signs.\nOnly those letters change; order, indentation and all else stay as they are. What could be mended in more than one way is left to you.\n--dry-run shows the difference and writes nothing.\nExit: 0 nothing else wrong, 1 problems are left, 2 the tool itself failed.',
    es: 'npm run fix -- [--dry-run] [--root CARPETA] [--lang pt|en|es]\n\nCorrige lo que no deja dudas: una palabra mal escrita que solo puede ser otra (campo, opción, tipo, ruta, sección, formulario, imagen, traducción, idioma), una coma o dos puntos de más o de menos, comillas curvas, True por true, signos invisibles.\nCambia solo esas letras; el orden, las sangrías y lo demás quedan como están. Lo que se puede corregir de más de una manera queda para ti.\n--dry-run muestra la diferencia y no guarda nada.\nSalida: 0 nada más está mal, 1 quedan problemas, 2 si la herramienta falló.',
  },
  options: { root: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run(values, language) {
    const say = messages[language];
    const root = siteRoot(values);
    const files = await load(root);
    const { plan, applied: mended, remaining: left } = await fixSite(files);
    const dry = Boolean(values['dry-run']);
    if (dry)
      for (const [file, text] of plan)
        console.log(`${unifiedDiff(file, decodeFile(files, file), text as string)}\n`);
    else {
      if (await hasChangedSinceLoad(files, plan, root)) {
        console.error(say.changedMeanwhile);
        return 1;
      }
      await applyPlan(plan, root);
      for (const each of mended) console.log(formatFix(each));
    }
    console.log((dry ? say.wouldMend : say.mended)(mended.length, plan.size));
    if (left.length > 0)
      console.log(
        `\n${formatProblems({ problems: left, files: filesAfterPlan(files, plan), pages: 0 }, language)}`,
      );
    return left.length > 0 ? 1 : 0;
  },
};

/** `file:3  "headng" → "heading"`; what is only added or taken away has a sign. */
function formatFix({ problem: { file, line: number, code }, before, after }: AppliedFix): string {
  const change =
    before === '' ? `+ ${after}` : after === '' ? `− ${before}` : `${before} → ${after}`;
  return stripControlCharacters(`${file}:${number}  ${change}  (${code})`);
}

/** Whether somebody saved one of the files since they were read. */
async function hasChangedSinceLoad(
  { json }: SiteFiles,
  plan: Plan,
  root: string,
): Promise<boolean> {
  const same = await Promise.all(
    [...plan.keys()].map(async (file) =>
      (await readFile(join(root, file))).equals(json.get(file)!),
    ),
  );
  return same.includes(false);
}

import { join } from 'node:path';
import { buildSite, type BuildResult, type ProgressListener } from '../../pipeline/index.ts';
import { generate } from '../../pipeline/codegen/generate.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { siteRoot, type Command } from '../command.ts';
import { formatProblems } from '../format-problems.ts';
import { messages } from '../words.ts';

/** `npm run build`: writes dist/, complete or not at all. */
export const command: Command = {
  help: {
    pt: 'npm run build -- [--root PASTA] [--lang pt|en|es]\n\nMonta o site em PASTA/dist. Se algo estiver errado, o site anterior fica como estava.\nSaída: 0 pronto, 1 com problemas, 2 se a ferramenta falhou.',
    en: 'npm run build -- [--root DIR] [--lang pt|en|es]\n\nBuilds the site into DIR/dist. Where something is wrong, the former site stays as it was.\nExit: 0 done, 1 problems, 2 the tool itself failed.',
    es: 'npm run build -- [--root CARPETA] [--lang pt|en|es]\n\nArma el sitio en CARPETA/dist. Si algo está mal, el sitio anterior queda como estaba.\nSalida: 0 listo, 1 con problemas, 2 si la herramienta falló.',
  },
  options: { root: { type: 'string' } },
  run: async (values, language) =>
    (await buildAndReport(siteRoot(values), language)).output ? 0 : 1,
};

/**
 * Builds a site and tells how it goes; what went wrong is told too, and then there is no output.
 */
export async function buildAndReport(root: string, language: ToolLanguage): Promise<BuildResult> {
  const begin = performance.now();
  const folder = join(root, 'dist');
  await generate();
  const result = await buildSite(root, folder, reportProgress(language));
  if (result.problems.length > 0) console.log(`\n${formatProblems(result, language)}`);
  if (result.output) {
    const bytes = [...result.output.values()].reduce(
      (sum, content) => sum + Buffer.byteLength(content),
      0,
    );
    console.log(
      messages[language].built(
        result.pages,
        `${(bytes / 1e6).toFixed(1)} MB`,
        ((performance.now() - begin) / 1000).toFixed(1),
        folder,
      ),
    );
  } else console.log(messages[language].kept);
  return result;
}

const reportProgress =
  (language: ToolLanguage): ProgressListener =>
  (stage, done) => {
    const name = messages[language].stages[stage]!.padEnd(22);
    if (done)
      console.log(
        `${process.stdout.isTTY ? '\r' : ''}${name} ${String(done.count).padStart(4)}  ${String(Math.round(done.milliseconds)).padStart(6)} ms`,
      );
    else if (process.stdout.isTTY) process.stdout.write(`${name}    …`);
  };

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench } from '../bench.ts';
import { projectRoot } from '../../model/schemas.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import type { Command } from '../command.ts';
import { messages } from '../words.ts';

const folder = join(projectRoot, 'bench');

/** A bench is a file in their folder, and nothing else. */
const names = readdirSync(folder)
  .flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();

const load = (name: string) =>
  import(pathToFileURL(join(folder, `${name}.ts`)).href) as Promise<Bench>;

/** `npm run bench`: measures what the server promises, on this machine. */
export const command: Command = {
  help: {
    pt: 'npm run bench -- [NOME|all]\n\nMede nesta máquina o que o servidor promete e mostra os números (em inglês). Sem nome, lista as medições; "all" faz todas.\nSaída: 0 tudo cumprido, 1 algo não cumprido, 2 se não foi possível medir.',
    en: 'npm run bench -- [NAME|all]\n\nMeasures on this machine what the server promises, and tells the figures. Without a name it lists the benches; "all" runs them all.\nExit: 0 all held, 1 one did not hold, 2 it could not be measured.',
    es: 'npm run bench -- [NOMBRE|all]\n\nMide en esta máquina lo que el servidor promete y muestra las cifras (en inglés). Sin nombre, lista las mediciones; "all" las hace todas.\nSalida: 0 todo cumplido, 1 algo no cumplido, 2 si no se pudo medir.',
  },
  options: {},
  subcommands: [...names, 'all'],
  async run({ subcommand: word }, language) {
    if (word === undefined) {
      const width = Math.max(...names.map((name) => name.length));
      for (const name of names)
        console.log(`${name.padEnd(width)}  ${(await load(name)).about[language]}`);
      return 0;
    }
    let code = 0;
    for (const name of word === 'all' ? names : [word as string])
      code = Math.max(code, await runOne(name, language));
    return code;
  },
};

/** @returns 0 where it held, 1 where it did not, 2 where it could not be measured */
async function runOne(name: string, language: ToolLanguage): Promise<0 | 1 | 2> {
  const t = messages[language];
  const begin = performance.now();
  console.log(t.step(name));
  try {
    const held = await (await load(name)).run(console.log);
    console.log(t.benchEnded(held, ((performance.now() - begin) / 1000).toFixed(0)));
    return held ? 0 : 1;
  } catch (cause) {
    console.error(t.notMeasured((cause as Error).message));
    return 2;
  }
}

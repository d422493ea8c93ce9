import { readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator, findMessage } from '../../messages/translate.ts';
import { projectRoot } from '../../model/schemas.ts';
import type { Bench, BenchOptions } from '../bench.ts';
import type { Command } from '../command.ts';
import { refuseOthers } from '../parse-command-line.ts';

const folder = join(projectRoot, 'bench');

/** A bench is a file in their folder, and nothing else. */
const names = readdirSync(folder)
  .flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();

const load = (name: string) =>
  import(pathToFileURL(join(folder, `${name}.ts`)).href) as Promise<Bench>;

/** `npm run bench`: measures what the server promises, on this machine. */
export const command: Command = {
  options: {
    pages: { type: 'string' },
    rounds: { type: 'string' },
    'own-words': { type: 'boolean' },
    json: { type: 'string' },
    against: { type: 'string' },
  },
  subcommands: [...names, 'all'],
  async run({ subcommand: word, operands: _operands, ...options }, language) {
    if (word === undefined) {
      const width = Math.max(...names.map((name) => name.length));
      for (const name of names)
        console.log(`${name.padEnd(width)}  ${await aboutBench(name, language)}`.trimEnd());
      return 0;
    }
    const chosen = word === 'all' ? names : [word as string];
    const taken = word === 'all' ? [] : ((await load(chosen[0] ?? '')).options ?? []);
    refuseOthers(options, word as string, taken, language);
    endOnSignals();
    let code = 0;
    for (const name of chosen)
      code = Math.max(code, await runOne(name, options as BenchOptions, language));
    return code;
  },
};

/** Ends as a program that leaves nothing running and no folder behind, where it is told to. */
function endOnSignals(): void {
  // Each may come twice, from the terminal and from what runs this program: the second one, too,
  // must not end it before it has tidied up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

/** What is set for a real site or for this machine must not reach what is measured. */
const otherSettings = [
  'BUILD_STORE',
  'BUILD_STORE_WRITE',
  'DATABASE_URL',
  'DELIVERY_KEY',
  'NODE_ENV',
  'NODE_OPTIONS',
];

/** What a bench shows: the message of its name, else what its file says. */
async function aboutBench(name: string, language: ToolLanguage): Promise<string> {
  return findMessage(language, `bench.${name}`) ?? (await load(name)).about ?? '';
}

/** @returns 0 where it held, 1 where it did not, 2 where it could not be measured */
async function runOne(
  name: string,
  options: BenchOptions,
  language: ToolLanguage,
): Promise<0 | 1 | 2> {
  const t = createTranslator(language);
  // A bench before may have set one, too.
  for (const name of otherSettings) delete process.env[name];
  const begin = performance.now();
  console.log(`\n${t('cli.step', { name })}`);
  try {
    const held = await (await load(name)).run(console.log, options);
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(t('cli.bench.ended', { held, seconds }));
    return held ? 0 : 1;
  } catch (cause) {
    console.error(t('cli.bench.notMeasured', { why: (cause as Error).message }));
    return 2;
  }
}

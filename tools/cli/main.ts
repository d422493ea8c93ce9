import { parseArgs } from 'node:util';
import type { Command, CommandOptions } from './command.ts';
import { messages } from './words.ts';
import { detectToolLanguage } from '../report/describe-problem.ts';
import { type ToolLanguage } from '../messages/language.ts';

/** Each command is a file of its own, loaded only when it is called. */
const commands: Record<string, () => Promise<{ command: Command }>> = {
  check: () => import('./commands/check.ts'),
  fix: () => import('./commands/fix.ts'),
  explain: () => import('./commands/explain.ts'),
  build: () => import('./commands/build.ts'),
  dev: () => import('./commands/dev.ts'),
  test: () => import('./commands/test.ts'),
  generate: () => import('./commands/generate.ts'),
  new: () => import('./commands/new.ts'),
  copy: () => import('./commands/copy.ts'),
  move: () => import('./commands/move.ts'),
  languages: () => import('./commands/languages.ts'),
  graph: () => import('./commands/graph.ts'),
  leads: () => import('./commands/leads.ts'),
  screenshots: () => import('./commands/screenshots.ts'),
  bench: () => import('./commands/bench.ts'),
};

/** Exit codes: 0 clean, 1 problems in the site, 2 the tool itself failed (CONTRACT, "Commands"). */
async function main([name = '', ...rest]: string[]): Promise<number> {
  let language: ToolLanguage = 'pt';
  try {
    const loadCommand = commands[name];
    if (!loadCommand) {
      console.error(messages.pt.commands(Object.keys(commands).join(', ')));
      return 2;
    }
    const { command } = await loadCommand();
    language = detectToolLanguage(undefined, process.env);
    const { values, positionals } = parseArguments(rest, command, language);
    language = detectToolLanguage(values.lang as string | undefined, process.env);
    if (values.help) {
      console.log(command.help[language]);
      return 0;
    }
    const [word, ...more] = command.subcommands ? positionals : [undefined, ...positionals];
    if (
      more.length > (command.maxOperands ?? 0) ||
      (word !== undefined && command.subcommands !== 'any' && !command.subcommands?.includes(word))
    )
      throw new Error(`${positionals.join(' ')}?\n\n${command.help[language]}`);
    return await command.run(
      {
        ...(values as Record<string, string | boolean | undefined>),
        subcommand: word,
        operands: more,
      } as CommandOptions,
      language,
    );
  } catch (cause) {
    console.error(
      `${messages[language].toolFailed}\n${process.env.DEBUG ? (cause as Error).stack : (cause as Error).message}`,
    );
    return 2;
  }
}

/**
 * What was said on the command line.
 * @throws with the command's help where an option is none of its own, or lacks its value
 */
function parseArguments(args: string[], { options, help }: Command, language: ToolLanguage) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' }, ...options },
    });
  } catch (cause) {
    throw new Error(`${(cause as Error).message.split('. ')[0]}\n\n${help[language]}`);
  }
}

process.exitCode = await main(process.argv.slice(2));

import { parseArgs } from 'node:util';
import { detectToolLanguage } from '../messages/detect-language.ts';
import { defaultLanguage, type ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import type { Command, CommandOptions } from './command.ts';
import { commandHelp } from './command-help.ts';
import { commandNames, loadCommand } from './find-commands.ts';

/**
 * Calls the command that the first argument names.
 * @returns the exit code: 0 where all is well, 1 where the site has problems, 2 where the tool
 *   itself failed or was called wrongly
 */
export async function runCommandLine([name = '', ...rest]: string[]): Promise<number> {
  let language: ToolLanguage = defaultLanguage;
  try {
    if (!commandNames.includes(name)) {
      const t = createTranslator(language);
      console.error(t('cli.chooseCommand', { names: commandNames.join(', ') }));
      return 2;
    }
    const command = await loadCommand(name);
    language = detectToolLanguage(undefined, process.env);
    const help = () => commandHelp(name, command, language);
    const { values, positionals } = parseArguments(rest, command, help);
    language = detectToolLanguage(values.lang as string | undefined, process.env);
    if (values.help) {
      console.log(help());
      return 0;
    }
    const [word, ...more] = command.subcommands ? positionals : [undefined, ...positionals];
    if (
      more.length > (command.maxOperands ?? 0) ||
      (word !== undefined && command.subcommands !== 'any' && !command.subcommands?.includes(word))
    )
      throw new Error(`${positionals.join(' ')}?\n\n${help()}`);
    return await command.run(
      {
        ...(values as Record<string, string | boolean | undefined>),
        subcommand: word,
        operands: more,
      } as CommandOptions,
      language,
    );
  } catch (cause) {
    const { stack, message } = cause as Error;
    console.error(
      `${createTranslator(language)('cli.toolFailed')}\n${process.env.DEBUG ? stack : message}`,
    );
    return 2;
  }
}

/**
 * What was said on the command line.
 * @throws with the command's help where an option is none of its own, or lacks its value
 */
function parseArguments(args: string[], { options }: Command, help: () => string) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, lang: { type: 'string' }, ...options },
    });
  } catch (cause) {
    throw new Error(`${(cause as Error).message.split('. ')[0]}\n\n${help()}`);
  }
}

import { defaultLanguage, type ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { commandHelp } from './command-help.ts';
import { commandNames, loadCommand } from './find-commands.ts';
import { parseCommandLine, saidLanguage } from './parse-command-line.ts';
import { UsageError } from './usage-error.ts';

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
    language = saidLanguage(rest);
    const help = () => commandHelp(name, command, language);
    const values = parseCommandLine(rest, command, language, help);
    if (!values.help) return await command.run(values, language);
    console.log(help());
    return 0;
  } catch (cause) {
    const { stack, message } = cause as Error;
    const t = createTranslator(language);
    const told = process.env.DEBUG ? stack : message;
    console.error(cause instanceof UsageError ? message : `${t('cli.toolFailed')}\n${told}`);
    return 2;
  }
}

import { parseArgs } from 'node:util';
import { detectToolLanguage } from '../messages/detect-language.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { closestMatch } from '../model/closest-match.ts';
import type { Command, CommandOptions } from './command.ts';
import { UsageError } from './usage-error.ts';

/** Every command's options. */
const generalOptions = {
  help: { type: 'boolean', short: 'h' },
  lang: { type: 'string' },
} as const;

/**
 * The language of `--lang`, else of the environment: in it what is wrong with the rest is told.
 * @throws UsageError where the tools do not speak it
 */
export function saidLanguage(args: string[]): ToolLanguage {
  const { lang } = parseArgs({ args, options: generalOptions, strict: false }).values;
  try {
    return detectToolLanguage(typeof lang === 'string' ? lang : undefined, process.env);
  } catch (cause) {
    throw new UsageError((cause as Error).message);
  }
}

/**
 * What was said on the command line.
 * @throws UsageError with the command's help where an option or a word is none of its own
 */
export function parseCommandLine(
  args: string[],
  command: Command,
  language: ToolLanguage,
  help: () => string,
): CommandOptions {
  const t = createTranslator(language);
  const refusal = (said: string) => new UsageError(`${said}\n\n${help()}`);
  const options = { ...generalOptions, ...command.options };
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [word, ...more] = command.subcommands ? positionals : [undefined, ...positionals];
    const { subcommands, maxOperands = 0 } = command;
    if (word !== undefined && Array.isArray(subcommands) && !subcommands.includes(word)) {
      const known = subcommands.join(', ');
      throw refusal(t('cli.unknownWord', { word, known, ...nearestTo(word, subcommands) }));
    }
    const extra = more[maxOperands];
    if (extra !== undefined) throw refusal(t('cli.extraWord', { word: extra }));
    return { ...values, subcommand: word, operands: more } as CommandOptions;
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw cause;
    const [option = ''] = /--?[\w-]+/.exec(message) ?? [];
    const known = new Map(Object.entries(options).map(([name, { type }]) => [`--${name}`, type]));
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw refusal(t('cli.unknownOption', { option, ...nearestTo(option, [...known.keys()]) }));
    const takesValue = known.get(option) === 'string';
    throw refusal(t('cli.optionValue', { option, takesValue }));
  }
}

function nearestTo(word: string, known: string[]) {
  const nearest = closestMatch(word, known);
  return { isClose: nearest !== undefined, nearest: nearest ?? '' };
}

/**
 * The value of an option that takes few.
 * @throws UsageError where it is none of them
 */
export function oneOf<Value extends string>(
  option: string,
  value: unknown,
  known: readonly Value[],
  language: ToolLanguage,
): Value {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  const values = { option, value: String(value), known: known.join(', ') };
  throw new UsageError(createTranslator(language)('cli.unknownValue', values));
}

/**
 * Refuses options that what is done does not take: left unread, they would be believed to count.
 * @param known the options that it takes, beside those of all
 * @throws UsageError where another one was said
 */
export function refuseOthers(
  values: object,
  word: string,
  known: readonly string[],
  language: ToolLanguage,
): void {
  const isKnown = (option: string) =>
    ['root', 'lang', 'subcommand', 'operands', ...known].includes(option);
  const other = Object.keys(values).find((option) => !isKnown(option));
  if (other === undefined) return;
  const listed = known.map((option) => `--${option}`).join(', ');
  const said = { option: `--${other}`, word, known: listed, count: known.length };
  throw new UsageError(createTranslator(language)('cli.notFor', said));
}

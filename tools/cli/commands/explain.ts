import type { ToolLanguage } from '../../messages/language.ts';
import { closestMatch } from '../../model/closest-match.ts';
import { problemCodes } from '../../model/problem-texts.ts';
import { problemTitle, reportPhrase } from '../../report/describe-problem.ts';
import { formatExample } from '../../report/format-example.ts';
import { readProblemExample } from '../../report/problem-examples.ts';
import type { Command } from '../command.ts';

/** `npm run explain`: what a problem means, with an example of it and the same put right. */
export const command: Command = {
  options: {},
  subcommands: 'any',
  async run({ subcommand: code }, language) {
    if (code === undefined) console.log(listOfCodes(language));
    else if ((problemCodes() as string[]).includes(String(code)))
      console.log(explanation(String(code), language));
    else {
      const likely = closestMatch(String(code), problemCodes());
      console.error(
        reportPhrase(likely === undefined ? 'noCode' : 'noCodeNearest', language, {
          code: String(code),
          nearest: likely ?? '',
        }),
      );
      return 2;
    }
    return 0;
  },
};

function explanation(code: string, language: ToolLanguage): string {
  const { bad, good, pt, en, es } = readProblemExample(code);
  const why: Record<ToolLanguage, string> = { pt, en, es };
  const shown = (title: 'bad' | 'good') =>
    [reportPhrase(title, language), formatExample({ bad, good }[title], language)]
      .join('\n')
      .replace(/\n(?=.)/g, '\n  ');
  return [
    code,
    problemTitle(code, language),
    why[language] ?? pt,
    shown('bad'),
    shown('good'),
  ].join('\n\n');
}

function listOfCodes(language: ToolLanguage): string {
  const widest = Math.max(...problemCodes().map((code) => code.length));
  const lines = problemCodes().map((code, index, all) => {
    const former = all[index - 1];
    const isNewArea = former !== undefined && areaOf(code) !== areaOf(former);
    return `${isNewArea ? '\n' : ''}${code.padEnd(widest)}  ${problemTitle(code, language)}`;
  });
  return lines.join('\n');
}

const areaOf = (code: string) => code.split('/')[0];

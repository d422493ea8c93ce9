import { closestMatch } from '../../model/closest-match.ts';
import { problemCodes } from '../../model/problem-texts.ts';
import { problemTitle, reportPhrase } from '../../report/describe-problem.ts';
import { type ToolLanguage } from '../../messages/language.ts';
import { readProblemExample } from '../../report/problem-examples.ts';
import { formatExample } from '../../report/format-example.ts';
import type { Command } from '../command.ts';

/** `npm run explain`: what a problem means, with an example of it and the same put right. */
export const command: Command = {
  help: {
    pt: 'npm run explain -- [CÓDIGO] [--lang pt|en|es]\n\nExplica um problema: por que importa, um exemplo errado e o mesmo exemplo certo. O código está na última linha de cada problema, como schema/enum.\nSem código, mostra todos.\nSaída: 0, ou 2 se o código não existe.',
    en: 'npm run explain -- [CODE] [--lang pt|en|es]\n\nExplains a problem: why it matters, an example that is wrong, and the same put right. The code is the last line of each problem, like schema/enum.\nWithout a code, shows all of them.\nExit: 0, or 2 if there is no such code.',
    es: 'npm run explain -- [CÓDIGO] [--lang pt|en|es]\n\nExplica un problema: por qué importa, un ejemplo equivocado y el mismo ejemplo bien hecho. El código está en la última línea de cada problema, como schema/enum.\nSin código, muestra todos.\nSalida: 0, o 2 si el código no existe.',
  },
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
  const { bad, good, ...why } = readProblemExample(code);
  const shown = (title: 'bad' | 'good') =>
    [reportPhrase(title, language), formatExample({ bad, good }[title], language)]
      .join('\n')
      .replace(/\n(?=.)/g, '\n  ');
  return [code, problemTitle(code, language), why[language], shown('bad'), shown('good')].join(
    '\n\n',
  );
}

function listOfCodes(language: ToolLanguage): string {
  const widest = Math.max(...problemCodes().map((code) => code.length));
  const lines = problemCodes().map(
    (code, index, all) =>
      `${index > 0 && areaOf(code) !== areaOf(all[index - 1]!) ? '\n' : ''}${code.padEnd(widest)}  ${problemTitle(code, language)}`,
  );
  return lines.join('\n');
}

const areaOf = (code: string) => code.split('/')[0];

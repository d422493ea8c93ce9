import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildGraph } from '../../tools/graph/build-graph.ts';
import { graphProblems } from '../../tools/graph/graph-problems.ts';
import { isReminder, type Problem } from '../../tools/model/problem.ts';
import { problemCodes, problemExampleFile } from '../../tools/model/problem-texts.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { verify } from '../../tools/pipeline/verify/verify.ts';
import {
  type ProblemExampleFiles,
  readProblemExample,
} from '../../tools/report/problem-examples.ts';
import { planImport } from '../../tools/translation/import.ts';
import { allLanguageProblems } from '../../tools/translation/language-problems.ts';
import { siteWithExamples } from './example-site.ts';

/**
 * The codes that the check itself tells of. All that it says of an example is the example's code.
 */
const ofCheck = new Set<string>(
  problemCodes().filter((code) =>
    /\/pipeline\/(load|validate|checks)\//.test(problemExampleFile(code)),
  ),
);

/**
 * What the tool says of an example: the check everything, the other commands what is of the code.
 */
async function problemsIn(code: string, ...parts: ProblemExampleFiles[]): Promise<Problem[]> {
  const { files, others } = siteWithExamples(...parts);
  const { site, problems: told } = await checkSite(files);
  // An example changes the main language alone: that its translations wait is another matter.
  const problems = told.filter((problem) => problem.code === code || !isReminder(problem));
  if (ofCheck.has(code)) return problems;
  expect(problems).toEqual([]);
  const found = await (async () => {
    const pages = new Map(
      [...others]
        .filter(([file]) => file.startsWith('dist/'))
        .map(([file, bytes]) => [file.slice('dist'.length), new TextDecoder().decode(bytes)]),
    );
    if (pages.size > 0) return verify(pages);
    if (code.startsWith('graph/'))
      return graphProblems(
        site!,
        buildGraph(site!, usersOfMessages(site!.messages.get('pt')!.value.common)),
        problems,
      );
    const sheet = others.get('sheet.csv');
    return sheet
      ? planImport(site!, 'en', sheet, 'sheet.csv').problems
      : allLanguageProblems(site!, problems);
  })();
  return found.filter((problem) => problem.code === code);
}

/** Code that uses the messages which every site has. */
const usersOfMessages = (common: object) =>
  new Map([
    [
      'src/all.tsx',
      `'${Object.keys(common)
        .map((key) => `common.${key}`)
        .join(
          "' '",
        )}' const { ${'skipToContent, mainNavigation, openMenu, closeMenu, homeLabel, languageSwitcher, offer, offerLink, opensInNewTab'} } = messages.navigation;`,
    ],
  ]);

it('every code has an example, and every example a code', () => {
  const tools = join(projectRoot, 'tools');
  const examples = readdirSync(tools, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]examples[\\/].*\.json$/.test(file))
    .map((file) => join(tools, file));
  expect(examples.sort()).toEqual(problemCodes().map(problemExampleFile).sort());
});

it.each(problemCodes())(
  '%s: its bad example is that problem, once, and its good one is none',
  async (code) => {
    const { around = {}, bad, good } = readProblemExample(code);
    expect((await problemsIn(code, around, bad)).map((problem) => problem.code)).toEqual([code]);
    expect((await problemsIn(code, around, good)).map((problem) => problem.code)).toEqual([]);
  },
);

it('every example says why, in each language, and not the same words', () => {
  for (const code of problemCodes()) {
    const { pt, en, es } = readProblemExample(code);
    expect(new Set([pt, en, es].map((text) => text.trim())).size, code).toBe(3);
    expect(
      [pt, en, es].every((text) => /[.!?]$/.test(text) && text.length > 20),
      code,
    ).toBe(true);
  }
});

it('every example names the same commands in each language, with an address where one has it', () => {
  const commands = (text: string) =>
    text.match(/npm (?:run )?[a-z]+(?: --(?: [a-z-]+)?)?(?: \/)?/g) ?? [];
  for (const code of problemCodes()) {
    const { pt, en, es } = readProblemExample(code);
    expect([en, es].map(commands), code).toEqual([commands(pt), commands(pt)]);
  }
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeFiles } from '../../tools/cli/format-problems.ts';
import type { Problem } from '../../tools/model/problem.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { formatReport } from '../../tools/report/index.ts';
import { copyTinySite, runTool } from '../run-tool.ts';
import { type SiteFileMap, siteFiles, testPage } from '../site.ts';
import { config, form, home, homeEn, shell } from './format-only-problem.ts';
import {
  halves,
  hugeNumbers,
  jsonInputs,
  nastiest,
  wrongBytes,
  wrongNumbers,
  wrongTexts,
} from './json-inputs.ts';

/** What the check says of a site, and how it reads. */
async function told(changes: SiteFileMap): Promise<{ problems: Problem[]; text: string }> {
  const files = siteFiles(changes);
  const { problems } = await checkSite(files);
  return {
    problems,
    text: formatReport('text', {
      problems,
      texts: decodeFiles(files),
      pages: 4,
      milliseconds: 0,
      language: 'pt',
      color: false,
      prefix: '',
    }),
  };
}

/**
 * The inputs, as they look at their beginning, of which not one problem is told, in their own file
 * and in words.
 */
async function notOnce(
  file: string,
  inputs: (string | Uint8Array)[],
  isRight = (_: Problem) => true,
) {
  const missed = inputs.map(async (input) => {
    const { problems, text } = await told({ [file]: input });
    const [problem] = problems;
    const isOne =
      problems.length === 1 &&
      problem!.file === file &&
      isRight(problem!) &&
      text.includes(`${file}:${problem!.line}:${problem!.column}`);
    return isOne
      ? []
      : [
          `${Buffer.from(input).toString('latin1', 0, 60)}: ${problems.map(({ code }) => code).join(', ')}`,
        ];
  });
  return (await Promise.all(missed)).flat();
}

it('there are as many inputs as in the public suite, and more, all different', () => {
  const inputs = Object.values(jsonInputs)
    .flat()
    .map((input) => Buffer.from(input).toString('latin1'));
  expect(new Set(inputs).size).toBeGreaterThanOrEqual(318);
  expect(
    inputs
      .filter((input, index) => inputs.indexOf(input) < index)
      .map((input) => input.slice(0, 60)),
  ).toEqual([]);
});

describe.each([home, homeEn, config, form, shell, 'translations/en.json'])(
  'in the place of %s',
  (file) => {
    const kinds = Object.keys(jsonInputs).filter(
      (kind) => kind !== 'large or deep' || [home, config].includes(file),
    );

    it.each(kinds)(
      'each input of the kind "%s" is one problem',
      async (kind) => {
        expect(await notOnce(file, jsonInputs[kind]!)).toEqual([]);
      },
      30_000,
    );
  },
);

describe('in a page that is right otherwise', () => {
  const around = (value: string) =>
    JSON.stringify(testPage('pt', 'home'), null, 2).replace('"home (pt)"', () => value);
  const quoted = (texts: string[]) => texts.map((text) => around(`"home ${text}"`));
  const isIn =
    (area: RegExp) =>
    ({ code, line }: Problem) =>
      area.test(code) && line === 2;

  it.each([
    ['a number that JSON does not have', wrongNumbers.map(around), /^json\//],
    ['a number beyond range', hugeNumbers.map(around), /^json\/number$/],
    ['what no text may contain', quoted(wrongTexts), /^json\//],
    ['half a character, as an escape', quoted(halves), /^json\/half-character$/],
    [
      'bytes that are no UTF-8',
      quoted(wrongBytes).map((text) => new Uint8Array(Buffer.from(text, 'latin1'))),
      /^json\/encoding$/,
    ],
  ])(
    '%s is one problem, in its line',
    async (_, inputs, area) => {
      expect(await notOnce(home, inputs, isIn(area))).toEqual([]);
    },
    30_000,
  );

  it('all is well where it is right', async () => {
    expect((await told({ [home]: around('"Home"') })).problems).toEqual([]);
    expect((await told({ [home]: around('"Home \\ud83d\\ude00"') })).problems).toEqual([]);
  });
});

it.each(Object.entries(nastiest))(
  'npm run check tells of %s once, with exit 1 and no stack',
  async (_, input) => {
    const root = await copyTinySite();
    await writeFile(join(root, homeEn), input);
    const { code, stdout, stderr } = await runTool('check', '--root', root, '--lang', 'en');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^1 problem\b/m);
    expect(stdout + stderr).not.toMatch(/^\s+at |Error/m);
    expect(stderr).toBe('');
  },
  30_000,
);

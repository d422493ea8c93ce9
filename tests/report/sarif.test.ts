import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { decodeFiles } from '../../tools/cli/format-problems.ts';
import { problemCodes } from '../../tools/model/problem-texts.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { formatReport } from '../../tools/report/index.ts';
import { readProblemExample } from '../../tools/report/problem-examples.ts';
import { siteWithExamples } from './example-site.ts';

type Region = { startLine: number; startColumn: number; endLine: number; endColumn: number };
type Result = {
  ruleId: string;
  ruleIndex: number;
  message: { text: string };
  locations: [
    {
      message?: { text: string };
      physicalLocation: { artifactLocation: { uri: string }; region: Region };
    },
  ];
  partialFingerprints: Record<string, string>;
  fixes?: [
    {
      artifactChanges: [
        { replacements: [{ deletedRegion: Region; insertedContent: { text: string } }] },
      ];
    },
  ];
};
type Sarif = { runs: [{ tool: { driver: { rules: { id: string }[] } }; results: Result[] }] };

/** The standard's own schema; it is of draft 4, whose `id` ajv takes for a mistake. */
const {
  id: _id,
  $schema: _draft,
  ...schema
} = createRequire(import.meta.url)('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
const isSarif = new Ajv({
  strict: false,
  validateSchema: false,
  validateFormats: false,
  unicodeRegExp: false,
}).compile(schema);

async function sarifOf(code: string, { prefix = '', above = '' } = {}) {
  const { around = {}, bad } = readProblemExample(code);
  const { files } = siteWithExamples(around, bad);
  const moved = new Map(
    [...files.json].map(([file, bytes]) => [file, Buffer.concat([Buffer.from(above), bytes])]),
  );
  const { problems } = await checkSite({ ...files, json: moved });
  const texts = decodeFiles({ ...files, json: moved });
  return {
    texts,
    problems,
    sarif: JSON.parse(
      formatReport('sarif', {
        problems,
        texts,
        pages: 4,
        milliseconds: 0,
        language: 'pt',
        color: false,
        prefix,
      }),
    ) as Sarif,
  };
}

it('what is written of every code is valid against the schema of the standard, and the schema is one that bites', async () => {
  for (const code of problemCodes()) {
    const { sarif, problems } = await sarifOf(code);
    expect(isSarif(sarif), `${code}: ${JSON.stringify(isSarif.errors)}`).toBe(true);
    const [{ tool, results }] = sarif.runs;
    expect(results.map(({ ruleId }) => ruleId)).toEqual(problems.map((problem) => problem.code));
    expect(results.map(({ ruleIndex }) => tool.driver.rules[ruleIndex]!.id)).toEqual(
      problems.map((problem) => problem.code),
    );
  }
  const { sarif } = await sarifOf('schema/enum');
  sarif.runs[0].results[0]!.locations[0].physicalLocation.region.startLine = 0;
  expect(isSarif(sarif)).toBe(false);
});

it('a result says where, in words and by line, what to do, and what npm run fix would write', async () => {
  const { sarif, texts, problems } = await sarifOf('schema/enum', { prefix: 'my site/' });
  const [{ message, locations, fixes, partialFingerprints }] = sarif.runs[0].results as [Result];
  const [problem] = problems as [(typeof problems)[0]];
  expect(message.text).toMatchInlineSnapshot(`
    ""drak" não é uma das opções deste campo.
    Você quis dizer "dark"? As opções são: plain, sand, tint, dark."
  `);
  expect(locations[0].message!.text).toMatchInlineSnapshot(
    `"página /, português · seção 1 "Abertura de início" · Fundo (ground)"`,
  );
  expect(locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'my%20site/pages-config/pages/home/pt.json' },
    region: { startLine: problem.line, startColumn: problem.column },
  });
  expect(Object.values(partialFingerprints)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  const {
    deletedRegion: { startLine, startColumn, endLine, endColumn },
    insertedContent,
  } = fixes![0].artifactChanges[0].replacements[0];
  const text = texts.get(problem.file)!;
  expect(text.split('\n')[startLine - 1]!.slice(startColumn - 1, endColumn - 1)).toBe('"drak"');
  expect([endLine, insertedContent.text]).toEqual([startLine, '"dark"']);
  expect(applyEdits(text, [problem.edit!])).toContain('"ground": "dark"');
});

it('a problem keeps its fingerprint while lines move above it', async () => {
  const [first, moved, other] = [
    await sarifOf('schema/enum'),
    await sarifOf('schema/enum', { above: '\n\n' }),
    await sarifOf('schema/range'),
  ].map(({ sarif }) => sarif.runs[0].results[0]!);
  expect(moved!.locations[0].physicalLocation.region.startLine).toBe(
    first!.locations[0].physicalLocation.region.startLine + 2,
  );
  expect(moved!.partialFingerprints).toEqual(first!.partialFingerprints);
  expect(other!.partialFingerprints).not.toEqual(first!.partialFingerprints);
});

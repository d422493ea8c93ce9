import { expect, it } from 'vitest';
import { escapePointerPart } from '../../tools/model/json-pointer.ts';
import { blockSchemas } from '../../tools/model/schemas.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { siteFiles } from '../site.ts';

type Slip = { meant: string; pointer: string; value: unknown };

const readable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Every word that comes of one slip: a letter left out, doubled, swapped with the next, or
 * replaced.
 */
function slipsOf(word: string): string[] {
  const slips = [...word].flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    return [
      before + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      before + (letter === 'x' ? 'z' : 'x') + after,
    ];
  });
  return [...new Set(slips)].filter((slip) => slip !== word && slip !== '');
}

/** A document with one slip in one key, for every key at every depth. */
function keySlips(value: object, pointer = ''): Slip[] {
  const replaced = (key: string, change: (entry: [string, unknown]) => [string, unknown]) => {
    const entries = Object.entries(value).map((entry) =>
      entry[0] === key ? change(entry) : entry,
    );
    return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  };
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = Array.isArray(value)
      ? []
      : slipsOf(key).map((slip) => ({
          meant: key,
          pointer: `${pointer}/${escapePointerPart(slip)}`,
          value: replaced(key, ([, same]) => [slip, same]),
        }));
    const below = readable(inner) ? keySlips(inner, `${pointer}/${escapePointerPart(key)}`) : [];
    return [
      ...own,
      ...below.map((slip) => ({ ...slip, value: replaced(key, () => [key, slip.value]) })),
    ];
  });
}

async function judge(file: string, slips: Slip[]) {
  const results = await Promise.all(
    slips.map(async ({ meant, pointer, value }) => ({
      meant,
      pointer,
      problems: (await checkSite(siteFiles({ [file]: value }))).problems,
    })),
  );
  const wrong = results.filter(
    ({ pointer, problems }) =>
      problems.length !== 1 || problems[0]!.pointer !== pointer || problems[0]!.file !== file,
  );
  expect(
    wrong.map(({ pointer, problems }) => ({
      pointer,
      problems: problems.map((problem) => `${problem.code} ${problem.pointer}`),
    })),
  ).toEqual([]);
  const right = results.filter(({ meant, problems }) => problems[0]!.params.nearest === meant);
  expect(slips.length).toBeGreaterThan(10);
  expect(right.length / slips.length).toBeGreaterThanOrEqual(0.95);
}

const files = [...siteFiles().json].filter(([file]) => !file.endsWith('/en.json'));

it.each(files)(
  'a slip in a key of %s is one problem, at the key, with the right word',
  async (file, bytes) => {
    await judge(file, keySlips(JSON.parse(new TextDecoder().decode(bytes))));
  },
  60_000,
);

it('a slip in a block type is one problem, at the type, with the right word', async () => {
  const file = 'pages-config/pages/home/pt.json';
  const page = JSON.parse(new TextDecoder().decode(siteFiles().json.get(file)));
  const [, contact] = page.sections;
  const slips = Object.keys(blockSchemas()).flatMap((type) =>
    slipsOf(type).map((slip) => ({
      meant: type,
      pointer: '/sections/0/type',
      value: { ...page, sections: [{ type: slip, id: 'hero' }, contact] },
    })),
  );
  await judge(file, slips);
});

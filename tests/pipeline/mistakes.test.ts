import { expect, it } from 'vitest';
import { evaluateMistakes, tally } from '../../bench/mistakes/evaluate-mistake.ts';
import { makeMistakes } from '../../bench/mistakes/make-mistakes.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { load } from '../../tools/pipeline/load/load.ts';

/** How many of each kind; `npm run bench -- mistakes` tries many more. */
const sample = 8;

const files = await load(projectRoot);
const verdicts = await evaluateMistakes(
  files,
  makeMistakes((await checkSite(files)).site!, sample),
);
const told = verdicts.map(({ mistake: { kind, what }, problems, exact, suggested }) => ({
  exact,
  suggested,
  told: `${kind}, ${what}: ${problems.map(({ code, file, line, column, params }) => `${code} ${file}:${line}:${column} ${params.nearest ?? ''}`).join('; ')}`,
}));
const misses = (isMissed: (each: (typeof told)[number]) => boolean) =>
  told.filter(isMissed).map((each) => each.told);

it('there are mistakes of every kind', () => {
  expect(tally(verdicts).map(({ kind }) => kind)).toMatchInlineSnapshot(`
    [
      "HTML",
      "WhatsApp without https",
      "address while editing",
      "address without the lock",
      "another site as a route",
      "broken JSON: Enter within a text",
      "broken JSON: capital letter",
      "broken JSON: comment",
      "broken JSON: conflict",
      "broken JSON: curly quotes",
      "broken JSON: cut off",
      "broken JSON: decimal comma",
      "broken JSON: doubled closing bracket",
      "broken JSON: doubled comma",
      "broken JSON: doubled opening bracket",
      "broken JSON: dropped closing bracket",
      "broken JSON: dropped closing quote",
      "broken JSON: dropped colon",
      "broken JSON: dropped comma",
      "broken JSON: dropped opening bracket",
      "broken JSON: dropped opening quote",
      "broken JSON: equals sign for a colon",
      "broken JSON: key twice",
      "broken JSON: no quotes",
      "broken JSON: pasted twice",
      "broken JSON: quotes within",
      "broken JSON: semicolon for a comma",
      "broken JSON: single quotes",
      "broken JSON: special space",
      "broken JSON: tab within a text",
      "broken JSON: trailing comma",
      "broken JSON: word after the end",
      "broken JSON: wrong closing bracket",
      "broken JSON: zero in front",
      "choice, one slip",
      "choice, two slips",
      "day as in Brazil",
      "day that does not exist",
      "day without its time",
      "description twice",
      "dropped form",
      "dropped language",
      "dropped page",
      "dropped picture",
      "dropped section",
      "e-mail without mailto",
      "empty list",
      "empty text",
      "extra key",
      "field name twice",
      "figure of a screen",
      "flag, one slip",
      "flag, two slips",
      "form, one slip",
      "form, two slips",
      "full address of a page",
      "garbled letters",
      "id, one slip",
      "id, two slips",
      "key in Portuguese",
      "key, one slip",
      "key, two slips",
      "language code twice",
      "language in a route",
      "language of a text, one slip",
      "language of the site",
      "line break of HTML",
      "mark of Windows",
      "menu id twice",
      "message, one slip",
      "message, two slips",
      "misnamed file",
      "misnamed folder",
      "misnamed form",
      "missing key",
      "name of a file as a description",
      "number too large",
      "number too small",
      "page in a wrong folder",
      "photo among the pages",
      "picture in capitals",
      "picture, one slip",
      "picture, two slips",
      "prefix twice",
      "renamed folder",
      "route, one slip",
      "route, two slips",
      "saved as ANSI",
      "section id twice",
      "section, one slip",
      "section, two slips",
      "sign that nobody sees",
      "space of HTML",
      "stars of WhatsApp",
      "swapped sections",
      "telephone with its signs",
      "text of a space",
      "text of another language",
      "text that waits to be written",
      "text too long",
      "title twice",
      "type, one slip",
      "type, two slips",
      "unreadable address",
      "video as it is shared",
      "video as it is watched",
      "words to come",
      "wrong form",
      "wrong language of a file",
      "wrong type",
    ]
  `);
});

it('no mistake goes unseen', () => {
  expect(
    verdicts
      .filter(({ problems }) => problems.length === 0)
      .map(({ mistake: { kind, what } }) => `${kind}, ${what}`),
  ).toEqual([]);
});

it('of every hundred mistakes in the shipped site at least 98 are one problem, at the exact line and column', () => {
  expect(misses(({ exact }) => !exact).slice(Math.floor(verdicts.length * 0.02))).toEqual([]);
});

it('of every hundred slips at least 95 get the right suggestion', () => {
  const slips = verdicts.filter(({ suggested }) => suggested !== undefined).length;
  expect(misses(({ suggested }) => suggested === false).slice(Math.floor(slips * 0.05))).toEqual(
    [],
  );
});

it('no kind of mistake is worse than others: of each, one at most is told otherwise', () => {
  expect(
    tally(verdicts).filter(
      ({ made, exact, typos: slips, suggested }) => made - exact > 1 || slips - suggested > 1,
    ),
  ).toEqual([]);
});

import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  homeEn,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { readTime } from '../../../model/page-times.ts';
import { checkSite } from '../../check-site.ts';

const times = (more: object) => withEdit(homeEn, (page) => Object.assign(page, more));
const past = '2020-02-28T09:00-03:00';

it('a time without its zone', async () => {
  expect(await formatOnlyProblem(times({ publishAt: '2020-02-28T09:00' }))).toMatchInlineSnapshot(`
    "page/time-without-zone
    pages-config/pages/home/en.json:30:16 /publishAt
    Em "publishAt" falta o fuso: "2020-02-28T09:00" é uma hora diferente em cada lugar.
    Escreva o fuso no fim: "2020-02-28T09:00-03:00" é a hora de Brasília, "2020-02-28T09:00Z" a de Londres no inverno."
  `);
});

it.each(['2020-02-30T09:00Z', '2021-02-29T09:00Z', '2020-13-01T09:00Z', '2020-02-28T24:00Z'])(
  '%s, which there never is',
  async (time) => {
    expect(await formatOnlyProblem(times({ publishAt: time }))).toMatch(
      /^page\/impossible-time\n.*home\/en\.json:\d+:\d+ \/publishAt\n/,
    );
  },
);

it('a page that goes off before it goes out, or at the same moment in another zone', async () => {
  for (const unpublishAt of ['2020-02-27T09:00-03:00', '2020-02-28T12:00Z'])
    expect(await formatOnlyProblem(times({ publishAt: past, unpublishAt }))).toMatch(
      /^page\/unpublish-first\n.* \/unpublishAt\n/,
    );
});

it('what is no time at all is told of by the schema', async () => {
  expect(await formatOnlyProblem(times({ publishAt: 'tomorrow at nine' }))).toMatch(
    /^schema\/pattern\n.* \/publishAt\n/,
  );
});

it('times that are right, each language with its own', async () => {
  expect((await checkSite(siteFiles(times({ publishAt: past })))).problems).toEqual([]);
  expect([readTime(past), readTime('2024-02-29T23:59:59Z')]).toEqual([
    Date.UTC(2020, 1, 28, 12),
    Date.UTC(2024, 1, 29, 23, 59, 59),
  ]);
});

import { expect, it } from 'vitest';
import { home, homeEn, withEdit } from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const lead = (file: string, text: string) =>
  withEdit(file, ({ sections }) => (sections[0].lead = text));

it('a text with other figures than in the main language is a warning', async () => {
  const files = siteFiles({ ...lead(home, 'Há 500 aparelhos.'), ...lead(homeEn, '50 devices.') });
  expect((await checkSite(files)).problems).toMatchObject([
    {
      code: 'language/other-figures',
      severity: 'warning',
      file: homeEn,
      pointer: '/sections/0/lead',
    },
  ]);
});

it('the same figures in other words are well', async () => {
  const files = siteFiles({ ...lead(home, 'Há 500 aparelhos.'), ...lead(homeEn, '500 devices.') });
  expect((await checkSite(files)).problems).toEqual([]);
});

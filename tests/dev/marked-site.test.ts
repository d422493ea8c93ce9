import { expect, test } from 'vitest';
import { createTextMarks } from '../../tools/dev/node/edits/marked-site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { home, homeEn, withEdit } from '../pipeline/format-only-problem.ts';
import { siteFiles } from '../site.ts';

const mockup = {
  device: 'phone',
  alt: 'The app',
  tenant: 'Clínica Sul',
  brands: ['Ritmora', 'Casa Cuidar'],
  greeting: 'Olá',
  tiles: [],
};

test('the words of a screen are marked, and not the names by which it finds its clients', async () => {
  const files = [home, homeEn].map((file) =>
    withEdit(file, ({ sections }) => (sections[0].mockup = mockup)),
  );
  const { site } = await checkSite(siteFiles(Object.assign({}, ...files)));
  const page = createTextMarks()
    .mark(site!)
    .pages.find(({ source }) => source.file === home);
  const marked = (page!.source.value.sections[0] as { mockup?: typeof mockup }).mockup!;
  expect(marked).toMatchObject({ tenant: mockup.tenant, brands: mockup.brands });
  expect(marked.greeting).toMatch(/.Olá$/u);
});

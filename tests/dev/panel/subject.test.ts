import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditedSite } from '../../../tools/dev/node/edits/edited-site.ts';
import { panelChoices } from '../../../tools/dev/node/panel-choices.ts';
import { panelSubject } from '../../../tools/dev/node/panel-subject.ts';
import { copyTinySite } from '../../run-tool.ts';

const folder = 'pages-config/pages/home';

/** The tiny site, with some of its files changed. */
async function opened(changes: Record<string, (page: any) => void> = {}) {
  const root = await copyTinySite();
  for (const [file, change] of Object.entries(changes)) {
    const page = JSON.parse(await readFile(join(root, file), 'utf8'));
    change(page);
    await writeFile(join(root, file), JSON.stringify(page));
  }
  const { site, files } = (await openEditedSite(root, 'en')).live();
  const subjectOf = (address: string, section: string) =>
    panelSubject(site!, files, { address, section }, 'en');
  return { root, site: site!, files, subjectOf };
}

test('a section is found in every language by its id, as it is written', async () => {
  const { subjectOf } = await opened({
    [`${folder}/fr.json`]: (page) => page.sections.reverse(),
  });
  const subject = subjectOf('/fr', 'boat')!;
  expect(subject.type).toBe('split');
  expect(subject.versions.map(({ language, file, pointer }) => [language, file, pointer])).toEqual([
    ['en', `${folder}/en.json`, '/sections/1'],
    ['fr', `${folder}/fr.json`, '/sections/2'],
  ]);
  // A default that validation fills in is not written, and so not shown as a choice.
  expect(Object.keys(subject.versions[0]!.value)).toEqual([
    ...['type', 'id', 'ground', 'heading', 'paragraphs', 'picture'],
  ]);
  expect(subjectOf('/', 'nowhere')).toBe(undefined);
  expect(subjectOf('/nowhere', 'boat')).toBe(undefined);
  expect(subjectOf('/', '')?.versions[1]?.value.title).toContain('Quayside');
});

test('a language that lacks the section is named, and so is a text whose original has changed', async () => {
  const { subjectOf } = await opened({
    [`${folder}/fr.json`]: (page) => {
      page.sections = page.sections.filter(({ id }: { id: string }) => id !== 'questions');
      // The translation is as it was recorded, and its original is not.
      const text = createHash('sha256').update(page.sections[1].heading).digest('base64url');
      page.translatedFrom = { boat: `AAAA${text.slice(0, 4)}` };
    },
  });
  expect(subjectOf('/', 'questions')?.missing).toEqual(['fr']);
  expect(subjectOf('/', 'boat')?.stale).toContainEqual({ language: 'fr', pointer: '/heading' });
});

test('a shared section is edited in its own file, and says which pages it is on', async () => {
  const { root, ...before } = await opened();
  for (const language of ['en', 'fr']) {
    const page = JSON.parse(await readFile(join(root, `${folder}/${language}.json`), 'utf8'));
    const { id, ...section } = page.sections[2];
    page.sections[2] = { type: 'shared', id, section: 'faq' };
    await mkdir(join(root, 'pages-config/sections/faq'), { recursive: true });
    const shared = join(root, `pages-config/sections/faq/${language}.json`);
    await writeFile(shared, JSON.stringify({ section }));
    await writeFile(join(root, `${folder}/${language}.json`), JSON.stringify(page));
  }
  expect(before.site).toBeDefined();
  const { site, files } = (await openEditedSite(root, 'en')).live();
  const subject = panelSubject(site!, files, { address: '/', section: 'questions' }, 'en');
  expect(subject?.versions.map(({ file, pointer }) => file + pointer)).toEqual([
    'pages-config/sections/faq/en.json/section',
    'pages-config/sections/faq/fr.json/section',
  ]);
  expect(subject?.sharedBy).toEqual(['/']);
});

test('there is every page and section to link to, every picture and every form', async () => {
  const { site } = await opened();
  const { targets, pictures, forms } = panelChoices(site, 'en');
  expect(targets.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['/', '/#boat', '/courses', '/#contact-section']),
  );
  expect(pictures).toEqual(['/images/dinghy.png']);
  expect(forms.map(({ name }) => name)).toEqual(['trial-lesson']);
});

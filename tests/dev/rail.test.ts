import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { blocksWith } from '../../tools/dev/browser/rail/gallery.tsx';
import { openRail } from '../../tools/dev/browser/rail/rail-session.ts';
import { orderAfter, stepFrom } from '../../tools/dev/browser/rail/section-order.ts';
import { galleryAnswer, galleryNotes } from '../../tools/dev/catalogue/gallery.ts';
import { openEditedSite } from '../../tools/dev/node/edits/edited-site.ts';
import { railSections } from '../../tools/dev/node/rail-sections.ts';
import { waitingOn } from '../../tools/dev/node/waiting-texts.ts';
import { railTexts } from '../../tools/dev/protocol/rail.ts';
import { type ToolLanguage, toolLanguages } from '../../tools/messages/language.ts';
import { blockSchemas } from '../../tools/model/schemas.ts';
import { copyTinySite } from '../run-tool.ts';

const home = 'pages-config/pages/home';

test('a section lists its name, its heading and what waits in which language', async () => {
  const root = await copyTinySite();
  const file = join(root, home, 'fr.json');
  const page = JSON.parse(await readFile(file, 'utf8'));
  page.sections[1].heading = '✎ Un bateau';
  page.sections.splice(2, 1);
  await writeFile(file, JSON.stringify(page));
  const { site } = (await openEditedSite(root, 'en')).live();
  const sections = railSections(site!, '/', 'en');
  expect(sections.map(({ id, name, heading }) => [id, name, heading])).toEqual([
    ['hero', 'Opening', 'Learn to sail in a weekend'],
    ['boat', 'Text and picture', 'A boat that forgives'],
    ['questions', 'Folding topics', 'Before you come'],
    ['contact-section', 'Contact', 'Come for a trial lesson'],
  ]);
  expect(sections.filter(({ isUnwritten }) => isUnwritten).map(({ id }) => id)).toEqual(['boat']);
  expect(
    sections.flatMap(({ id, missing }) => (missing.length > 0 ? [[id, ...missing]] : [])),
  ).toEqual([['questions', 'Français']]);
  expect(railSections(site!, '/nowhere', 'en')).toEqual([]);
  expect(waitingOn(site!, '/')).toEqual({ places: ['boat'], count: 1 });
  expect(waitingOn(site!, '/courses')).toEqual({ places: [], count: 0 });
  // Its own settings come last, whichever language waits.
  page.description = `✎ ${page.description}`;
  await writeFile(file, JSON.stringify(page));
  const { site: changed } = (await openEditedSite(root, 'en')).live();
  expect(waitingOn(changed!, '/')).toEqual({ places: ['boat', ''], count: 2 });
});

test('the texts of a form wait on the pages that show it, and so do those of its base', async () => {
  const root = await copyTinySite();
  const file = join(root, 'pages-config/forms/trial-lesson.json');
  const form = JSON.parse(await readFile(file, 'utf8'));
  const base = { ...form, fields: form.fields.slice(0, 1), purpose: { en: '✎ Why', fr: '✎ Quoi' } };
  for (const name of ['base', 'shown-nowhere'])
    await writeFile(join(root, `pages-config/forms/${name}.json`), JSON.stringify(base));
  form.fields[1].label.fr = '✎ Adresse';
  await writeFile(file, JSON.stringify({ ...form, extends: 'base', fields: [form.fields[1]] }));
  const { site } = (await openEditedSite(root, 'en')).live();
  const places = ['form/base', 'form/trial-lesson'];
  expect(waitingOn(site!, '/fr')).toEqual({ places, count: 3 });
});

test('a section goes to a place, and a page is made and undone without a trace', async () => {
  const root = await copyTinySite();
  const { change, live, undo } = await openEditedSite(root, 'en');
  const files = () =>
    [...live().files.json].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]);
  const before = files();
  const edit = { address: '/', section: 'questions', action: 'move' } as const;
  expect(await change({ section: { ...edit, place: { before: 'nothing' } } })).toMatchObject({
    outcome: 'refused',
  });
  await change({ section: { ...edit, place: 'first' } });
  const ids = railSections(live().site!, '/fr', 'en').map(({ id }) => id);
  expect(ids).toEqual(['questions', 'hero', 'boat', 'contact-section']);
  const titles = { en: 'Sailing for whole families', fr: '' };
  const page = { route: '/families', preset: 'curta', form: '', menu: 'school', titles };
  expect(await change({ page: { ...page, titles: { en: 'A' } } })).toMatchObject({
    outcome: 'invalid',
  });
  expect(await change({ page })).toMatchObject({ outcome: 'done' });
  expect(await change({ page })).toMatchObject({ outcome: 'refused' });
  expect(live().state.changes.map(({ sentence }) => sentence)).toContain('new page: /families');
  const made = live().site!.pages.filter(({ route }) => route === 'families');
  expect(made.map(({ source }) => source.value.title)).toEqual([
    'Sailing for whole families',
    expect.stringMatching(/^✎/),
  ]);
  const entry = (code: string) =>
    live().site!.shells.get(code)!.value.header.menus[0]!.items.at(-1);
  expect(['en', 'fr'].map(entry)).toEqual([
    { label: '✎ Sailing for whole families', to: '/families' },
    { label: '✎ Sailing for whole families', to: '/families' },
  ]);
  for (const { id } of live().state.changes.toReversed()) await undo(id);
  expect(files()).toEqual(before);
});

test('that texts wait is said of a section as long as they do', async () => {
  let ids = ['hero'];
  let isUnwritten = true;
  const said: string[] = [];
  const section = { name: 'Figures', heading: '', stale: [], missing: [], isContact: false };
  const ask = async () => ({
    sections: ids.map((id) => ({ ...section, id, isUnwritten, isShared: false })),
    texts: railTexts('en'),
  });
  const change = async () => {
    ids = ['hero', 'stats'];
    return true;
  };
  const rail = await openRail({ address: () => '/', ask, change }, (now) => said.push(now.said));
  await rail.add('stats', 0, { after: 'hero' });
  expect(said.at(-1)).toContain('wait to be written');
  await rail.refresh();
  expect(said.at(-1)).toContain('wait to be written');
  isUnwritten = false;
  await rail.refresh();
  expect(said.at(-1)).toBe('');
  await rail.duplicate('stats');
  await rail.refresh();
  expect(said.at(-1)).toContain('there is a copy');
});

test('an order is counted, and examples are found by words of any case and without accents', () => {
  const ids = ['a', 'b', 'c'];
  expect(orderAfter(ids, 'c', 'first')).toEqual(['c', 'a', 'b']);
  expect(orderAfter(ids, 'a', { after: 'c' })).toEqual(['b', 'c', 'a']);
  expect(orderAfter(ids, 'c', { before: 'b' })).toEqual(['a', 'c', 'b']);
  expect(stepFrom(ids, 'b', 'up')).toEqual({ before: 'a' });
  expect(stepFrom(ids, 'c', 'down')).toBeUndefined();
  const { blocks } = galleryAnswer('pt');
  expect(blocksWith(blocks, '').length).toBe(blocks.length);
  expect(blocksWith(blocks, 'NUMEROS ponto').map(({ type }) => type)).toContain('stats');
  expect(blocksWith(blocks, 'no such words')).toEqual([]);
});

test('a block is found by what people call it in any language of the tools, and comes first', () => {
  const types = Object.keys(blockSchemas());
  expect(Object.keys(galleryNotes).toSorted()).toEqual(types.toSorted());
  const lacking = Object.entries(galleryNotes).flatMap(([type, { about, words }]) => [
    ...toolLanguages.filter((language) => !words[language]?.trim()).map((code) => [type, code]),
    ...['en', 'es'].filter((language) => !about[language]?.trim()).map((code) => [type, code]),
  ]);
  expect(lacking).toEqual([]);
  const first = (words: string, language: ToolLanguage) =>
    blocksWith(galleryAnswer(language).blocks, words).map(({ type }) => type);
  for (const language of toolLanguages) {
    expect(first('línea de tiempo', language)).toEqual(['timeline']);
    for (const words of ['steps', 'passos', 'pasos', 'passo a passo'])
      expect(first(words, language).slice(0, 3), words).toContain('timeline');
    for (const words of ['prices', 'preços', 'precio'])
      expect(first(words, language)[0], words).toBe('plans');
    for (const words of ['questions', 'perguntas', 'preguntas'])
      expect(first(words, language).slice(0, 3), words).toContain('faq');
  }
  for (const [words, language] of [
    ['dark drawing', 'en'],
    ['dibujo oscuro', 'es'],
    ['desenho escuro', 'pt'],
  ] as const)
    expect(first(words, language), words).toContain('hero');
  for (const [words, language] of [
    ['photo', 'en'],
    ['foto', 'es'],
    ['foto', 'pt'],
  ] as const) {
    const [best] = blocksWith(galleryAnswer(language).blocks, words);
    expect(best?.type).toBe('split');
    expect(best?.examples.slice(0, 3).every(({ name }) => name.includes(words))).toBe(true);
  }
  const english = galleryAnswer('en').blocks.find(({ type }) => type === 'timeline');
  expect(english?.description).toBe(galleryNotes.timeline?.about.en);
});

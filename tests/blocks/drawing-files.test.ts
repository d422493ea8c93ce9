import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onSheet, ownDrawing } from '../../src/lib/drawing-addresses.ts';
import { artNames } from '../../src/ui/art-frames.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import type { PageVersion } from '../../tools/model/site.ts';
import { drawingFiles } from '../../tools/pipeline/resolve/drawing-files.ts';
import { drawingsTogether } from '../../tools/pipeline/resolve/drawings-together.ts';

const clients = [{ name: 'A', hue: 1, sign: 'M0 0h28\nv28z' }];
const together = [
  ...artNames.filter((name) => name !== 'sofa').map((name) => [name]),
  ['doctor', 'elder'],
  ['sofa', 'woman'],
];
const filesIn = (language: string) =>
  drawingFiles({ references: [] }, ['instagram'], clients, together, language);
const { drawings, files } = filesIn('en');
const textAt = (address: string) => Buffer.from(files.get(address.split('#')[0]!)!).toString();
const idsOf = (text: string) => [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!);
const texts = [...files.keys()].map((address) => [address, textAt(address)] as const);

const page = (route: string, ...sections: object[]) =>
  ({ route, source: { value: { sections } } }) as unknown as PageVersion;

test('the drawings that the same pages show are together, in whatever field they are named', () => {
  const shared = { items: [{ art: 'sofa' }, { portrait: 'elder' }] };
  const pages = [
    page('home', { art: 'globe', heading: 'A sofa' }, shared),
    page('home', { art: 'globe' }, shared),
    page('about', shared, { mockup: { person: { portrait: 'doctor' } } }),
    page('terms', { art: 'none-of-ours' }),
  ];
  expect(drawingsTogether({ pages })).toEqual([['doctor'], ['elder', 'sofa'], ['globe']]);
  expect(drawingsTogether({ pages: pages.toReversed() })).toEqual(drawingsTogether({ pages }));
});

test('every drawing is where its address says, with the frame of a card where it is art', () => {
  for (const name of artNames)
    for (const kind of ['art', 'card-art'] as const)
      expect(idsOf(textAt(ownDrawing(drawings, kind, name)))).toContain(`${kind}-${name}`);
  for (const name of ['doctor', 'elder', 'woman'])
    expect(idsOf(textAt(ownDrawing(drawings, 'person', name)))).toContain(`person-${name}`);
  expect(files.size).toBe(together.length + 1);
});

test('each file has all that it shows, once', () => {
  for (const [address, text] of texts) {
    const ids = idsOf(text);
    expect(new Set(ids).size, address).toBe(ids.length);
    const shown = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(
      shown.filter((id) => !ids.includes(id)),
      address,
    ).toEqual([]);
  }
});

test('a file has nothing that it does not show, so that pages load no more than they need', () => {
  const lengths = texts.map(([, { length }]) => length).sort((one, other) => one - other);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(8_000);
  expect(lengths.at(-1)).toBeLessThan(40_000);
});

test('what is small is on the sheet', () => {
  const onIt = idsOf(textAt(onSheet(drawings, '')));
  expect(onIt).toEqual(
    expect.arrayContaining(['check', 'brand-instagram', 'client-0', 'app-places']),
  );
  const code = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(projectRoot, 'src', file), 'utf8'))
    .join('');
  const named = [...code.matchAll(/onSheet\(.*?, '([\w-]+)'\)/g)].map(([, name]) => name);
  const trends = idsOf(readFileSync(join(projectRoot, 'src/ui/art/drawings.svg'), 'utf8')).filter(
    (id) => id.startsWith('trend-'),
  );
  expect([named.length, trends.length].every((count) => count > 5)).toBe(true);
  expect(onIt).toEqual(expect.arrayContaining([...named, ...trends]));
});

test('files are named by a hash of all of them, the same each time', () => {
  const again = filesIn('en');
  expect(again.drawings).toEqual(drawings);
  expect([...again.files.keys()]).toEqual([...files.keys()]);
  const other = filesIn('pt');
  expect(other.drawings.hash).not.toBe(drawings.hash);
  expect(other.files.size).toBe(files.size);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { artNames } from '../../src/ui/art-frames.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { drawingFiles } from '../../tools/pipeline/resolve/drawing-files.ts';

const clients = [{ name: 'A', hue: 1, sign: 'M0 0h28\nv28z' }];
const { folder, files } = drawingFiles({ references: [] }, ['instagram'], clients, 'en');
const texts = new Map(
  [...files].map(([address, content]) => [
    address.slice(folder.length + 1).replace('.svg', ''),
    Buffer.from(content).toString(),
  ]),
);
const idsOf = (text = '') => [...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!);

test('each art and each face has a file of its own, and all else is on the sheet', () => {
  const faces = [...texts.keys()].filter((name) => name.startsWith('person-'));
  expect(faces.length).toBeGreaterThan(10);
  expect([...texts.keys()].sort()).toEqual(['sheet', ...artNames, ...faces].sort());
  for (const name of artNames)
    expect(idsOf(texts.get(name))).toEqual(expect.arrayContaining(['art', 'card']));
  for (const name of faces) expect(idsOf(texts.get(name))).toContain('person');
  expect(idsOf(texts.get('sheet'))).toEqual(
    expect.arrayContaining(['check', 'brand-instagram', 'client-0', 'app-places']),
  );
});

test('each file has all that it shows, once', () => {
  for (const [name, text] of texts) {
    const ids = idsOf(text);
    expect(new Set(ids).size, name).toBe(ids.length);
    const shown = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(
      shown.filter((id) => !ids.includes(id)),
      name,
    ).toEqual([]);
  }
});

test('a file has nothing that it does not show, so that pages load no more than they need', () => {
  const lengths = [...texts.values()].map(({ length }) => length).sort((one, other) => one - other);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(8_000);
  expect(lengths.at(-1)).toBeLessThan(40_000);
});

test('what components show of the sheet is on it', () => {
  const code = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(projectRoot, 'src', file), 'utf8'))
    .join('');
  const named = [...code.matchAll(/onSheet\(.*?, '([\w-]+)'\)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  const trends = idsOf(readFileSync(join(projectRoot, 'src/ui/art/drawings.svg'), 'utf8')).filter(
    (id) => id.startsWith('trend-'),
  );
  expect(trends.length).toBeGreaterThan(5);
  expect(idsOf(texts.get('sheet'))).toEqual(expect.arrayContaining([...named, ...trends]));
});

test('files are named by what is in them, and are the same each time', () => {
  const again = drawingFiles({ references: [] }, ['instagram'], clients, 'en');
  expect(again.folder).toBe(folder);
  expect([...again.files.keys()]).toEqual([...files.keys()]);
  const other = drawingFiles({ references: [] }, ['instagram'], clients, 'pt');
  expect(other.folder).not.toBe(folder);
  expect(other.files.size).toBe(files.size);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { interfaceIcons, screenPlaces } from '../../src/lib/interface-icons.ts';
import { documentSchemas, projectRoot } from '../../tools/model/schemas.ts';
import type { Reference } from '../../tools/model/site.ts';
import { drawingSheet } from '../../tools/pipeline/resolve/drawing-sheet.ts';

const drawn = async (name: string) =>
  drawingSheet({ references: [{ kind: 'icon', value: name } as Reference] }, []);

test('lucide draws every icon that an editor may name', async () => {
  const names = documentSchemas().common!.definitions!.icon!.enum!.map(String);
  const missing = await Promise.all(
    names.map(async (name) =>
      (await drawn(name).catch(() => '')).includes(`<symbol id="${name}"`) ? [] : [name],
    ),
  );
  expect(missing.flat()).toEqual([]);
});

test('lucide draws the icons of the interface', () => {
  const sheet = drawingSheet({ references: [] }, []);
  expect(interfaceIcons.filter((name) => !sheet.includes(`<symbol id="${name}"`))).toEqual([]);
});

test('the bars of product screens are drawn, with one place as the current', () => {
  const sheet = drawingSheet({ references: [] }, []);
  const bars = [...sheet.matchAll(/<g id="(panel-places-\d|app-places)">(.*?)<\/g><\/g><\/g>/g)];
  expect(bars.map(([, id]) => id)).toEqual([
    ...screenPlaces.panel.map((_, index) => `panel-places-${index}`),
    'app-places',
  ]);
  for (const [, , drawing] of bars) {
    expect(drawing!.match(/<g stroke="(?:#fff|var\(--brand-700\))"/g)).toHaveLength(1);
    expect(drawing!.match(/<g stroke/g)).toHaveLength(4);
  }
});

test('every art that an editor may name is drawn, in colours that can be changed', () => {
  const names = documentSchemas().common!.definitions!.art!.enum!.map(String);
  const sheet = drawingSheet({ references: [] }, []);
  for (const name of names)
    expect(sheet).toMatch(new RegExp(`<g id="art-${name}"><[^]*?var\\(--art-`));
  expect(sheet.match(/<g id="art-/g)).toHaveLength(names.length);
  for (const name of names)
    expect(sheet).toContain(`preserveAspectRatio="xMaxYMax"><use href="#art-${name}"/></symbol>`);
});

test('what is in a drawing is among the drawings, and no words have a font of their own', () => {
  const sheet = drawingSheet({ references: [] }, []);
  const ids = new Set([...sheet.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  const used = [...sheet.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((id) => !ids.has(id))).toEqual([]);
  expect(sheet.match(/<g id="[\w-]+"/g)).toHaveLength(new Set(sheet.match(/<g id="[\w-]+"/g)).size);
  expect(sheet).not.toMatch(/font-family|<style| style=/);
});

test('the sheet is a picture that can be read, which it is not with one slip in any drawing', async () => {
  const sheet = drawingSheet({ references: [] }, []).replace('<svg', '<svg width="9" height="9"');
  expect((await sharp(Buffer.from(sheet)).metadata()).format).toBe('svg');
});

test('what a drawing lays on another has one soft shadow', () => {
  const sheet = drawingSheet({ references: [] }, []);
  expect(sheet.match(/filter="blur\(\d+px\)"/g)!.length).toBeGreaterThan(150);
  // The two contours that stood behind cards, each of them a few units farther out.
  expect(sheet).not.toMatch(/fill-opacity="\.055" stroke/);
});

test('the signs of the networks that a site names are there, and no other', () => {
  const networks = documentSchemas().site!.properties!.social!.items!.properties!.network!.enum!;
  const signs = (names: string[]) =>
    [...drawingSheet({ references: [] }, names).matchAll(/<symbol id="brand-(\w+)"/g)].map(
      ([, name]) => name,
    );
  expect(signs([])).toEqual([]);
  expect(signs(['youtube', 'x', 'email'])).toEqual(['youtube', 'x']);
  expect(signs(networks.map(String))).toEqual(networks.filter((name) => name !== 'email'));
});

test('a name that lucide does not know is refused', async () => {
  await expect(drawn('no-such-icon')).rejects.toThrow('no-such-icon');
});

test('every icon that a component names is among those of the interface', () => {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx'),
  );
  const named = files.flatMap((file) => {
    const elements =
      readFileSync(join(projectRoot, 'src', file), 'utf8').match(/<Icon\s[^>]*>/g) ?? [];
    return elements.flatMap((element) =>
      [
        ...(/\sname=("[^"]+"|\{[^}]*\})/.exec(element)?.[1] ?? '').matchAll(
          /(?<!=== )["']([a-z0-9-]+)["']/g,
        ),
      ].map(([, name]) => `${file}: ${name}`),
    );
  });
  expect(named.length).toBeGreaterThan(5);
  expect(
    named.filter((each) => !interfaceIcons.some((name) => each.endsWith(`: ${name}`))),
  ).toEqual([]);
});

test("a client's sign is among the drawings, by its place in the list", () => {
  const clients = [
    { name: 'A', hue: 1 },
    { name: 'B', hue: 2, sign: 'M0 0h28v28z' },
  ];
  const sheet = drawingSheet({ references: [] }, [], clients);
  expect(sheet).toMatch(/<symbol id="client-1"[^>]*><path [^>]*d="M0 0h28v28z"/);
  expect(sheet).not.toContain('client-0');
});

test('the ring of the European stars has all twelve, and nothing lies on one', () => {
  const sheet = drawingSheet({ references: [] }, []);
  const [drawing = ''] = /<g id="art-data-rights">.*?<\/g>/.exec(sheet) ?? [];
  const [, path = '', after = ''] =
    /<path d="([^"]*)" fill="[^"]*#ffc93c\)"\/>(.*)/.exec(drawing) ?? [];
  const stars = path.split('z').filter(Boolean);
  expect(stars).toHaveLength(12);
  const above = [...after.matchAll(/<rect x="(-?\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)];
  expect(above.length).toBeGreaterThan(4);
  for (const star of stars) {
    const points = [...star.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [+x!, +y!] as const,
    );
    expect(points).toHaveLength(10);
    for (const [, x = '', y = '', width = '', height = ''] of above)
      for (const [px, py] of points)
        expect(px > +x && px < +x + +width && py > +y && py < +y + +height, star).toBe(false);
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentSchemas, projectRoot } from '../../tools/model/schemas.ts';

/** One hand draws all people: the same few colours of skin, the same lines, nobody who stares but who the camera reads. */

const drawn = readFileSync(join(projectRoot, 'src/ui/art/drawings.svg'), 'utf8');
const forPages = readFileSync(join(projectRoot, 'src/ui/art/page-drawings.svg'), 'utf8');
const scenes = [...(drawn + forPages).matchAll(/ {2}<g id="art-([\w-]+)">(.*?)\n {2}<\/g>/gs)].map(
  ([, name = '', drawing = '']) => ({ name, drawing }),
);
const portraits = [...drawn.matchAll(/<symbol id="person-([\w-]+)"[^>]*>(.*?)<\/symbol>/gs)].map(
  ([, name = '', drawing = '']) => ({ name, drawing }),
);

/** Skin, its shade, its lines and its cheeks, from light to deep. */
const skins = [
  ['#F5CDB2', '#E8B393', '#9A563C', '#F0AA92'],
  ['#DFA681', '#C78861', '#743C27', '#D57F62'],
  ['#A96D4B', '#8C5538', '#46231A', '#B45B41'],
  ['#83523A', '#683D2A', '#2E150D', '#9A5139'],
];

test('every face that an editor may name is drawn', () => {
  const names = documentSchemas().common!.definitions!.portrait!.enum!.map(String);
  expect(portraits.map(({ name }) => name).sort()).toEqual([...names].sort());
});

test.each(portraits)('$name is of one skin', ({ drawing }) => {
  const has = (colors: string[]) => colors.filter((each) => drawing.includes(`"${each}"`)).length;
  const counts = skins.map(has).filter((count) => count > 0);
  expect(counts).toHaveLength(1);
  expect(counts[0]).toBeGreaterThanOrEqual(3);
});

test.each(portraits)('$name has lines of the same few weights', ({ drawing }) => {
  const weights = [...drawing.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) => width);
  expect(weights.length).toBeGreaterThanOrEqual(3);
  const known = ['1.6', '2.4', '2.6', '3', '3.4', '8', '8.5'];
  expect(weights.filter((width) => !known.includes(width!))).toEqual([]);
});

test('who the camera reads looks at it: straight, with both eyes as far from the middle', () => {
  const looks = portraits.filter(({ drawing }) =>
    /<circle [^>]*r="1\.1" fill="#fff"/.test(drawing),
  );
  expect(looks.map(({ name }) => name)).toEqual(['man-facing']);
  const [{ drawing = '' } = {}] = looks;
  const eyes = [...drawing.matchAll(/<ellipse cx="([\d.]+)"/g)].map(([, x]) => Number(x) - 100);
  expect(eyes).toEqual([-14, 14]);
  expect(drawing).not.toMatch(/rotate|matrix/);
});

test('eyes are dots or lids, and nobody looks as others do', () => {
  const dots = (drawing: string) => drawing.match(/<ellipse /g)?.length ?? 0;
  const isSeenAs = portraits.map(({ drawing }) =>
    [
      dots(drawing),
      drawing.includes('matrix(-1 0 0 1 200 0)') ? 'right' : 'left',
      /rotate\((-?\d+) 100 130\)/.exec(drawing)?.[1] ?? 'straight',
      drawing.includes('var(--brand-950)') ? 'telephone' : 'hands down',
    ].join(', '),
  );
  const counts = isSeenAs.map((each) => isSeenAs.filter((other) => other === each).length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  expect(new Set(isSeenAs).size).toBeGreaterThanOrEqual(6);
  // No white of an eye: a white ellipse or a path of the colour that it had.
  for (const { drawing } of portraits) expect(drawing).not.toMatch(/<ellipse [^>]*#fff|#FFFAF5/i);
});

test('skin is on faces, and on arms that come from the edge of a scene', () => {
  const flesh = new RegExp(`${skins.flat().join('|')}|#C98B66|#AE7150|#F0C9AC`, 'i');
  const withSkin = scenes.filter(({ drawing }) => flesh.test(drawing)).map(({ name }) => name);
  expect(withSkin.sort()).toEqual([
    'care-call',
    'coffee-break',
    'desk-laptop',
    'headset',
    'morning-dose',
    'own-readings',
    'permission',
    'risk-watch',
    'snap-brick',
    'sofa',
    'stand-reading',
  ]);
});

test('a hand of a portrait is one outline, with the fingers in it', () => {
  for (const { name, drawing } of portraits) {
    const [, skin] = drawing.match(
      new RegExp(`fill="(${skins.map(([each]) => each).join('|')})"`),
    )!;
    expect(drawing, name).not.toContain(`stroke="${skin}"`);
  }
});

test('a portrait on a turned card ends with its tile', () => {
  const cards = scenes.filter(({ name }) => ['data-rights', 'own-record'].includes(name));
  expect(cards).toHaveLength(2);
  for (const { name, drawing } of cards)
    expect(drawing, name).toMatch(
      /#person-[\w-]+"[^>]*\/><\/svg>\s*<path [^>]*fill-rule="evenodd"/,
    );
});

import { expect, test } from 'vitest';
import { withTones } from '../../tools/pipeline/resolve/tones.ts';

const page = { tone: 'coral', items: [{ tone: 'indigo' }, { tone: 'ipe', heading: 'coral' }] };

test('a site in one colour has the tones of its page, its highlight and its ground', () => {
  expect(withTones({ hue: 178, tones: 'accent', accentScope: 'page' }, page)).toEqual({
    tone: 'brand',
    items: [{ tone: 'brand' }, { tone: 'ipe', heading: 'coral' }],
  });
});

test('any other site has those that its JSON says', () => {
  expect(withTones({ hue: 178, tones: 'all', accentScope: 'page' }, page)).toBe(page);
});

test('what is urgent keeps its coral in a list by urgency, and only it', () => {
  const tiles = [{ tone: 'coral' }, { tone: 'ipe' }, { tone: 'indigo' }, { tone: 'sand' }];
  const list = { screen: 'risks', tiles, floats: [{ tone: 'coral' }] };
  expect(withTones({ hue: 178, tones: 'accent', accentScope: 'page' }, list)).toEqual({
    screen: 'risks',
    tiles: [{ tone: 'coral' }, { tone: 'ipe' }, { tone: 'brand' }, { tone: 'sand' }],
    floats: [{ tone: 'brand' }],
  });
});

test('the bricks of a wall keep their colours', () => {
  const wall = { layout: 'bricks', tone: 'coral', items: page.items };
  expect(withTones({ hue: 178, tones: 'accent', accentScope: 'page' }, wall)).toEqual({
    ...wall,
    tone: 'brand',
  });
});

import { describe, expect, test } from 'vitest';
import type { ArtName } from '../../src/generated/types.ts';
import { extents } from '../../src/ui/art-extents.ts';
import { cardFrame, frameOf, standsOnFoot } from '../../src/ui/art-frames.ts';
import { documentSchemas } from '../../tools/model/schemas.ts';

const names = documentSchemas().common!.definitions!.art!.enum!.map(String) as ArtName[];

const boxOf = (name: ArtName, kind: 'panel' | 'band' | 'scene') => {
  const { viewBox, preserveAspectRatio } = frameOf(name, kind);
  const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { left, top, right: left + width, foot: top + height, preserveAspectRatio };
};

describe.each(names)('%s', (name) => {
  const panel = boxOf(name, 'panel');
  const band = boxOf(name, 'band');

  test('stands on the foot of a panel, or in its middle where it does not reach beyond', () => {
    const floats = (extents[name].foot ?? 400) <= 200;
    expect(panel.foot).toBe(200);
    expect(panel.preserveAspectRatio).toContain(floats ? 'YMid' : 'YMax');
  });

  test('takes more of a band, and is seen whole in the middle of it or stands on its foot', () => {
    expect(band.right - band.left).toBeLessThan(panel.right - panel.left);
    if (band.foot > 200) expect(band.preserveAspectRatio).toContain('YMid');
    else expect(band.preserveAspectRatio).toContain('YMax');
    expect(standsOnFoot(name)).toBe(band.preserveAspectRatio.includes('YMax'));
  });

  test('fills a card: an edge cuts it clearly, and from the others it keeps away', () => {
    const [left = 0, top = 0, width = 0, height = 0] = cardFrame(name).split(' ').map(Number);
    const { from, to, top: highest, bleeds, foot = 400 } = extents[name];
    const low = top + height;
    expect(top).toBe(highest);
    if (bleeds) expect(left + width).toBe(to);
    else expect(left + width - to).toBeGreaterThanOrEqual(36);
    if (bleeds !== 'both') expect(from - left).toBeGreaterThanOrEqual(36);
    expect(Math.abs(foot - low), 'its foot').toBeGreaterThanOrEqual(20);
    expect(low < foot ? low : 200).toBe(200);
  });

  test('stands on the foot of a scene, as large as it can be', () => {
    const scene = boxOf(name, 'scene');
    expect(scene.preserveAspectRatio).toContain('YMax meet');
    expect(scene.right - scene.left).toBeLessThan(panel.right - panel.left);
    expect(scene.foot).toBeGreaterThanOrEqual(panel.foot);
  });
});

test('what the shipped bands show of objects is seen whole', () => {
  const objects: ArtName[] = ['devices', 'encrypted', 'globe', 'letter', 'workout-watch'];
  for (const name of objects) expect(boxOf(name, 'band').foot, name).toBeGreaterThan(200);
});

test('the cards of who answers at a clinic end before the edge of their band', () => {
  const { left, right, top } = boxOf('headset', 'band');
  expect(right - extents.headset.to).toBeGreaterThanOrEqual(24);
  expect(extents.headset.from - left).toBeGreaterThanOrEqual(24);
  // Of a band of 720 by 672 px, in which its field is 86% high, it takes two thirds.
  const scale = Math.min(720 / (right - left), 576 / (200 - top));
  expect((200 - extents.headset.top) * scale).toBeGreaterThan(672 * 0.66);
});

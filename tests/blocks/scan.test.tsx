import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mockup, ScreenPerson, Tile } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';
import Scan from '../../src/ui/mockup/screens/scan.tsx';

/** The reading of a face: who is read looks at the camera, and each instrument shows its value. */

const readingOf = (tile: Partial<Tile>, portrait: ScreenPerson['portrait'] = 'man-facing') =>
  renderToString(
    <PageContext
      value={{
        page: {} as PageData,
        shell: { drawings: { hash: 'd', files: [] } } as unknown as ShellData,
      }}
    >
      <Scan
        {...({} as Mockup)}
        people={[{ portrait, name: 'Davi', role: 'Paciente' }]}
        tiles={[{ tone: 'brand', marked: false, value: '70 bpm', label: 'Coração', ...tile }]}
      />
    </PageContext>,
  );

/** Where the thick line of a scale begins and ends. */
const markOf = (tile: Partial<Tile>) =>
  [...readingOf(tile).matchAll(/d="M(\d+) 8H(\d+)"/g)].at(-1)?.slice(1).map(Number);

test('the frame lies on the person, and the points only on who faces the camera', () => {
  const facing = readingOf({});
  expect(facing.indexOf('#person-man-facing')).toBeLessThan(facing.indexOf('#face-mesh'));
  expect(facing.indexOf('#face-mesh')).toBeLessThan(facing.indexOf('d="M49 46'));
  const turned = readingOf({}, 'woman');
  expect(turned).not.toContain('#face-mesh');
  expect(turned.indexOf('#person-woman')).toBeLessThan(turned.indexOf('d="M49 46'));
});

test('a scale marks the numbers of its value', () => {
  expect(markOf({ value: '98%', wave: 'saturation' })).toEqual([2, 69]);
  expect(markOf({ value: '92%', wave: 'saturation' })).toEqual([2, 19]);
  expect(markOf({ value: '118/76 mmHg', wave: 'pressure' })).toEqual([24, 49]);
  expect(markOf({ value: '140/90 mmHg', wave: 'pressure' })).toEqual([32, 62]);
});

test('a level has as many steps as its note says, and as many of them full', () => {
  const steps = (note: string) =>
    [...readingOf({ value: 'Baixo', note, wave: 'level' }).matchAll(/d="((?:M\d+ 8h\d+)+)"/g)].map(
      ([, path]) => path!.split('M').length - 1,
    );
  expect(steps('1/5')).toEqual([5, 1]);
  expect(steps('3/4')).toEqual([4, 3]);
});

test('a unit is smaller than its figure', () => {
  expect(readingOf({})).toMatch(/<small[^>]*>bpm<\/small>/);
  expect(readingOf({ value: '98%' })).not.toContain('<small');
});

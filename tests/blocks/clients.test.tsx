import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mockup } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';
import MockupView from '../../src/ui/mockup.tsx';

const shell = {
  drawings: '/drawings.svg',
  brand: { name: 'Platform' },
  clients: [
    { name: 'Without Sign', hue: 32, signed: false },
    { name: 'Clínica Sul', hue: 245, signed: true },
  ],
  shell: {},
} as unknown as ShellData;

const mockup = (tenant: string, device: Mockup['device']): Mockup => ({
  device,
  screen: 'program',
  alt: 'A screen',
  tenant,
  greeting: 'Hello',
  people: [],
  views: [],
  columns: [],
  hours: [],
  series: [],
  tiles: [{ icon: 'pill', tone: 'brand', value: 'A', label: 'B', marked: false }],
  floats: [],
  percent: false,
});

/** The HTML of a client's screen on a page that has a hue. */
const screenOf = (tenant: string, hue = 178, device: Mockup['device'] = 'phone') =>
  renderToString(
    <PageContext value={{ page: { hue } as PageData, shell }}>
      <MockupView mockup={mockup(tenant, device)} />
    </PageContext>,
  );

const ecg = 'M1 12h10';

test.each(['phone', 'dashboard'] as const)('a known client has its own sign on a %s', (device) => {
  const html = screenOf('Clínica Sul', 178, device);
  expect(html).toContain('/drawings.svg#client-1"');
  expect(html).not.toContain(ecg);
});

test('a client without a sign, or that the site does not know, has its initials', () => {
  expect(screenOf('Without Sign')).toMatch(/>WS<\/span>Without Sign/);
  expect(screenOf('Outra Empresa')).toMatch(/>OE<\/span>Outra Empresa/);
});

test("the platform's own screens have its pulse line, and no others", () => {
  expect(screenOf('Platform')).toContain(ecg);
  for (const name of ['Clínica Sul', 'Without Sign', 'Outra Empresa'])
    expect(screenOf(name)).not.toContain(ecg);
});

test("a client's screen has its own colours, said only where the page has others", () => {
  expect(screenOf('Clínica Sul', 178)).toContain('--hue:245');
  expect(screenOf('Clínica Sul', 245)).not.toContain('--hue');
  expect(screenOf('Outra Empresa')).not.toContain('--hue');
});

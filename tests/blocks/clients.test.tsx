import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Mockup } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext, SectionContext } from '../../src/state/page-context.ts';
import MockupView from '../../src/ui/mockup.tsx';

const shell = {
  drawings: { hash: 'd', files: [] },
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

/** The HTML of a screen on a page that has a hue, in its opening or further down. */
const rendered = (shown: Mockup, hue: number, isFirst = false) =>
  renderToString(
    <IntlProvider
      locale="en"
      messages={{ 'common.sameApp': 'SAME APP', 'common.clientColors': 'COLORS OF {client}' }}
      onError={() => {}}
    >
      <PageContext value={{ page: { hue } as PageData, shell }}>
        <SectionContext value={{ isFirst }}>
          <MockupView mockup={shown} />
        </SectionContext>
      </PageContext>
    </IntlProvider>,
  );

/** The HTML of a client's screen on a page that has a hue. */
const screenOf = (tenant: string, hue = 178, device: Mockup['device'] = 'phone') =>
  rendered(mockup(tenant, device), hue);

const ecg = 'M1 12h10';

test.each(['phone', 'dashboard'] as const)('a known client has its own sign on a %s', (device) => {
  const html = screenOf('Clínica Sul', 178, device);
  expect(html).toContain('/assets/drawings.d.svg#client-1"');
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

test('an opening says why its screen has other colours than the page, and shows them', () => {
  const opening = (tenant: string, hue: number) => rendered(mockup(tenant, 'phone'), hue, true);
  expect(opening('Clínica Sul', 178)).toContain('COLORS OF Clínica Sul');
  const dots = (html: string) => html.split('<i ').length;
  expect(dots(opening('Clínica Sul', 178)) - dots(screenOf('Clínica Sul', 178))).toBe(3);
  for (const html of [opening('Clínica Sul', 245), opening('Platform', 178)])
    expect(html).not.toContain('COLORS OF');
  expect(screenOf('Clínica Sul', 178)).not.toContain('COLORS OF');
});

test('one app under three brands: each with its name, its sign and its colours', () => {
  const brands: Mockup['brands'] = ['Without Sign', 'Clínica Sul'];
  const html = rendered({ ...mockup('Platform', 'phone'), brands }, 245, true);
  expect(html).toContain('SAME APP');
  expect(html).toMatch(/>WS<\/span>Without Sign/);
  expect(html).toContain('#client-1"');
  expect(html.match(/>Hello</g)).toHaveLength(3);
  // Also the colour that is the page's: around it is another's.
  const telephones = rendered({ ...mockup('Platform', 'phone'), brands }, 245);
  expect(telephones).toContain('--hue:32');
  expect(telephones).toContain('--hue:245');
});

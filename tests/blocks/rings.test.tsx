import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { HeroSection, Mockup } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';
import type { Arrangement } from '../../src/ui/opening-layouts.ts';
import OpeningPicture from '../../src/ui/opening-picture.tsx';
import { blockSchemas } from '../../tools/model/schemas.ts';

const shell = { drawings: { hash: 'd', files: [] }, brand: {}, clients: [], shell: {} };

const defaults: Pick<Mockup, 'screen'> & Record<string, unknown> = {
  screen: 'score',
  percent: false,
  people: [],
  views: [],
  columns: [],
  hours: [],
  series: [],
  floats: [],
};
const screens = (blockSchemas().hero!.examples as { pt: HeroSection }[]).flatMap(
  ({ pt }) => pt.mockup ?? [],
);
const telephone = { ...defaults, ...screens.find((one) => one.device === 'phone' && !one.brands)! };
const panel = { ...defaults, ...screens.find((one) => one.device === 'dashboard')! };

/** How many rings are around the devices of an opening. */
function ringsAround(mockup: Mockup, arrangement: Arrangement, companion?: Mockup): number {
  const html = renderToString(
    <IntlProvider locale="en" onError={() => {}}>
      <PageContext value={{ page: {} as PageData, shell: shell as unknown as ShellData }}>
        <OpeningPicture
          ground="plain"
          mockup={mockup}
          companion={companion}
          arrangement={arrangement}
        />
      </PageContext>
    </IntlProvider>,
  );
  return html.split('#around-phone').length - 1;
}

test('rings are around the telephone that stands alone beside the words, and nothing else', () => {
  expect(ringsAround(telephone, 'split')).toBe(1);
  expect(ringsAround({ ...telephone, brands: ['A', 'B'] }, 'split')).toBe(0);
  expect(ringsAround(panel, 'split')).toBe(0);
  expect(ringsAround(telephone, 'halves')).toBe(0);
  expect(ringsAround(panel, 'pair', telephone)).toBe(0);
});

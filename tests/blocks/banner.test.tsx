import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import Banner from '../../src/blocks/banner.tsx';
import type { BannerSection } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';

const shell = { drawings: { hash: 'd', files: [] } } as unknown as ShellData;

/** The styles of the box around a call's drawing. */
function stylesAround(mobile: BannerSection['mobile']): string {
  const html = renderToString(
    <IntlProvider locale="en">
      <PageContext value={{ page: {} as PageData, shell }}>
        <Banner
          type="banner"
          id="call"
          ground="plain"
          heading="Heading"
          art="coach"
          mobile={mobile}
          actions={[]}
        />
      </PageContext>
    </IntlProvider>,
  );
  const before = html.slice(0, html.indexOf('#art-coach'));
  const box = [...before.matchAll(/<div class="([^"]*)">/g)].at(-1)![1]!;
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, styles = '']) => styles)
    .filter((styles) => styles.includes(`.${box}{`))
    .join('');
}

test('a drawing is on telephones only where the call asks for it', () => {
  const hidden = /@media \(width\s?<\s?43\.75rem\)\{[^}]*display:none/;
  expect(stylesAround('compact')).toMatch(hidden);
  expect(stylesAround('stack')).not.toMatch(hidden);
});

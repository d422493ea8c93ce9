import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import Testimonials from '../../src/blocks/testimonials.tsx';
import type { Testimonial } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';

const shell = { drawings: '/d', brand: {}, clients: [], shell: {} };

/** What is drawn of somebody who said something, by name, in a section of so many voices. */
function drawnOf(said: Partial<Testimonial>, others: Testimonial[] = []): string[] {
  const html = renderToString(
    <IntlProvider locale="en">
      <PageContext value={{ page: {} as PageData, shell: shell as unknown as ShellData }}>
        <Testimonials
          type="testimonials"
          id="voice"
          ground="plain"
          heading="Heading"
          items={[{ text: 'Said', name: 'Somebody', ...said }, ...others]}
        />
      </PageContext>
    </IntlProvider>,
  );
  return [...html.matchAll(/"\/d\/([\w-]+\.svg#[\w-]+)"/g)].map(([, place = '']) => place);
}

test('who said something has a face, or stands in a scene in place of it', () => {
  expect(drawnOf({})).toEqual(['sheet.svg#user']);
  expect(drawnOf({ portrait: 'elder' })).toEqual(['person-elder.svg#person']);
  expect(drawnOf({ icon: 'scale' }), 'or a sign').toEqual(['sheet.svg#scale']);
  expect(drawnOf({ portrait: 'elder', art: 'coffee-break' })).toEqual(['coffee-break.svg#art']);
});

test('a scene stands beside other voices, too', () => {
  const other: Testimonial = { text: 'Heard', name: 'Another', portrait: 'woman' };
  expect(drawnOf({ art: 'desk-laptop' }, [other])).toEqual([
    'desk-laptop.svg#art',
    'person-woman.svg#person',
  ]);
});

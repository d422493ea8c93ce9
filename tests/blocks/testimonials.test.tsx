import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import Testimonials from '../../src/blocks/testimonials.tsx';
import type { Testimonial } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';

const shell = { drawings: { hash: 'd', files: [] }, brand: {}, clients: [], shell: {} };

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
  return [...html.matchAll(/drawings[^#"]*#([\w-]+)"/g)].map(([, name = '']) => name);
}

test('who said something has a face, or stands in a scene in place of it', () => {
  expect(drawnOf({})).toEqual(['user']);
  expect(drawnOf({ portrait: 'elder' })).toEqual(['person-elder']);
  expect(drawnOf({ icon: 'scale' }), 'or a sign').toEqual(['scale']);
  expect(drawnOf({ portrait: 'elder', art: 'coffee-break' })).toEqual(['art-coffee-break']);
});

test('a scene stands beside other voices, too', () => {
  const other: Testimonial = { text: 'Heard', name: 'Another', portrait: 'woman' };
  expect(drawnOf({ art: 'desk-laptop' }, [other])).toEqual(['art-desk-laptop', 'person-woman']);
});

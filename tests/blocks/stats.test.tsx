import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import Stats from '../../src/blocks/stats.tsx';

/** The block with a figure, and its styles. */
const render = (value: string, layout: 'row' | 'landscape' = 'row') =>
  renderToString(
    <IntlProvider locale="en">
      <Stats
        type="stats"
        layout={layout}
        id="s"
        ground="plain"
        heading="Heading"
        items={[
          { value, label: 'A' },
          { value: '99%', label: 'B' },
        ]}
      />
    </IntlProvider>,
  );

/** The elements in a figure of the block, without their classes and styles. */
function figureOf(value: string): string | undefined {
  const plain = render(value)
    .replace(/<style.*?<\/style>/g, '')
    .replace(/ (class|data-emotion)="[^"]*"/g, '');
  return /<strong>(.*?)<\/strong>/s.exec(plain)?.[1];
}

test.each([
  ['78%', '78<span>%</span>'],
  ['+500', '<span>+</span>500'],
  ['500+', '500<span>+</span>'],
  ['US$ 1,5 mi', '<span>US$ </span>1,5 mi'],
  // Without a digit it is no figure with a sign before it.
  ['Sem limite', 'Sem limite'],
  ['12\u2028h', '12\u2028h'],
])('the signs of a figure stand beside it, and nothing of it is lost: %j', (value, elements) => {
  expect(figureOf(value)).toBe(elements);
});

test('a share has a line, filled so far; above what is no share there is a rule', () => {
  const rule = 'clip-path:inset(';
  expect(render('78%')).not.toContain(rule);
  expect(render('78%')).toContain('stroke-dasharray="78 100"');
  expect(render('Até US$ 4')).toContain(rule);
});

test('figures of which not all are shares have the same rule', () => {
  expect(render('Até US$ 4')).not.toContain('stroke-dasharray');
});

test('a figure as large as the window is read as it stands: the figure, then its words', () => {
  const words = render('Até US$ 4', 'landscape')
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  expect(words).toBe('Heading Até US$ 4 A 99 % B');
});

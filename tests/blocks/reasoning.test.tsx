import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import Reasoning from '../../src/blocks/reasoning.tsx';
import type { ReasoningSection } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';

/** The curves of a reasoning are its signals' values, and all of it is read in its order. */

const shell = { drawings: { hash: 'd', files: [] } } as unknown as ShellData;
const plain: ReasoningSection = {
  type: 'reasoning',
  id: 'r',
  ground: 'dark',
  heading: 'Por quê',
  points: [],
  measured: 'Medido',
  signals: [
    { label: 'Pressão', value: '144/90 mmHg', text: 'Em alta', values: [120, 132, 144] },
    { label: 'Passos', value: '4.100', values: [80, 60] },
  ],
  steps: [
    { label: 'A regra', icon: 'scale', heading: 'Acima de 140' },
    { label: 'A decisão', portrait: 'doctor-bun', heading: 'A médica aceitou', text: 'Hoje.' },
  ],
  note: 'Exemplo.',
};

const html = renderToString(
  <IntlProvider locale="pt">
    <PageContext value={{ page: {} as PageData, shell }}>
      <Reasoning {...plain} />
    </PageContext>
  </IntlProvider>,
).replace(/ (class|data-emotion)="[^"]*"/g, '');

const paths = [...html.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d!);

test('each curve has a row of its own, from its least value to its most', () => {
  const curves = paths.find((path) => path.startsWith('M0 '))!;
  // The first rises to the top of its row, and the second falls to the foot of the next.
  expect(curves).toMatch(/^M0 88C.* 70 52M0 152C.* 70 188$/);
});

test('all join at the right, in the middle, or go down to the foot', () => {
  const ends = (path: string) => path.split('M').slice(1);
  const [toRight, down] = paths.filter((path) => path.startsWith('M70 '));
  expect(ends(toRight!).map((end) => end.split(' ').slice(-2).join(' '))).toEqual([
    '100 100',
    '100 100',
  ]);
  expect(ends(down!).every((end) => end.endsWith('V200'))).toBe(true);
});

test('what was measured is read before what follows, and the drawings are not', () => {
  const words = html
    .replace(/<style.*?<\/style>|<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  expect(words).toBe(
    'Por quê Medido Pressão 144/90 mmHg Em alta Passos 4.100 ' +
      'A regra Acima de 140 A decisão A médica aceitou Hoje. Exemplo.',
  );
});

test('who decides has a face in place of a sign', () => {
  expect(html).toContain('#scale');
  expect(html).toContain('#person-doctor-bun');
});

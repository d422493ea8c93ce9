import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import Split from '../../src/blocks/split.tsx';
import type { SplitSection, StatementPiece } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';

const shell = { drawings: { hash: 'd', files: [] } } as unknown as ShellData;
const piece: Omit<StatementPiece, 'after'> = { look: 'pill', tone: 'brand', faces: [] };
const plain: SplitSection = {
  type: 'split',
  id: 's',
  ground: 'plain',
  side: 'right',
  layout: 'statement',
  heading: 'Quem treina também dorme. O app acompanha o aluno.',
  pieces: [
    { ...piece, after: 'dorme', icon: 'moon', value: '7h10' },
    { ...piece, after: 'treina', look: 'toggle' },
    { ...piece, after: 'app', look: 'ring', share: 77, value: '77' },
    {
      ...piece,
      after: 'aluno',
      look: 'faces',
      faces: [{ portrait: 'woman' }, { portrait: 'man' }],
    },
  ],
  paragraphs: [],
  points: [],
  actions: [],
};

/** The section's HTML without classes and styles. */
const render = (section: SplitSection) =>
  renderToString(
    <IntlProvider locale="pt">
      <PageContext value={{ page: {} as PageData, shell }}>
        <Split {...section} />
      </PageContext>
    </IntlProvider>,
  )
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/ (class|data-emotion)="[^"]*"/g, '');

/** What is read of a heading: all but what is hidden from those who hear it. */
function heard(html: string): string {
  const heading = /<h2.*?<\/h2>/s.exec(html)?.[0] ?? '';
  let depth = 0;
  let text = '';
  for (const [part] of heading.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!part.startsWith('<')) text += depth === 0 ? part : '';
    else if (part.startsWith('</span')) depth = Math.max(0, depth - 1);
    else if (/^<span/.test(part) && (depth > 0 || part.includes('aria-hidden'))) depth += 1;
  }
  return text.replace(/\s+/g, ' ').trim();
}

test('whoever hears a statement hears its sentence, without the pieces', () => {
  const html = render(plain);
  expect(heard(html)).toBe(plain.heading);
  expect(html.match(/<span aria-hidden="true">/g)).toHaveLength(4);
  for (const shown of ['7h10', '>77<', '/assets/drawings.d.svg#moon', '#person-woman', '77 100'])
    expect(html).toContain(shown);
});

test('a statement may have its sentence alone, and the longest has all pieces', () => {
  expect(heard(render({ ...plain, pieces: [] }))).toBe(plain.heading);
  expect(render({ ...plain, pieces: [] })).not.toMatch(/aria-hidden|<ul/);
  const heading = 'Acompanhamento multidisciplinar '.repeat(3).trim().slice(0, 90);
  const pieces = Array.from({ length: 5 }, () => ({
    ...piece,
    after: 'inexistente',
    value: 'A cada duas semanas',
  }));
  const html = render({ ...plain, heading, pieces });
  expect(heard(html)).toBe(heading);
  expect(html.match(/A cada duas semanas/g)).toHaveLength(5);
});

test('a word of one or two letters is not the last of its line', () => {
  const html = render({ ...plain, heading: 'O app acompanha o aluno.', pieces: [] });
  expect(html).toContain('O\u00a0app acompanha o\u00a0aluno.');

  const pieces = [{ ...piece, after: 'aluno' }];
  expect(render({ ...plain, heading: 'O app acompanha o aluno.', pieces })).toContain(
    'acompanha <span data-short="true">o\u00a0aluno. <span',
  );

  // But a word that the line above would then have alone keeps it there.
  const two = [
    { ...piece, after: 'programa' },
    { ...piece, after: 'nome' },
  ];
  expect(render({ ...plain, heading: 'Vira programa e tem o nome seu.', pieces: two })).toContain(
    'e\u00a0tem <span data-short="true">o\u00a0nome',
  );
  expect(render({ ...plain, heading: 'Vira programa ganha o nome seu.', pieces: two })).toContain(
    'ganha o <span data-short="true">nome',
  );
});

import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import Actions from '../../src/forms/actions.tsx';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext, SectionContext } from '../../src/state/page-context.ts';
import { layout } from '../../src/theme/tokens.ts';
import Section, { SectionIntro } from '../../src/ui/section.tsx';

type Settings = Parameters<typeof SectionContext>[0]['value'];

/** A section with an intro and a button, as it stands with the settings. */
const render = (settings: Settings) =>
  renderToString(
    <IntlProvider locale="en">
      <PageContext
        value={{ page: {} as PageData, shell: { language: { prefix: '' } } as ShellData }}
      >
        <SectionContext value={settings}>
          <Section id="s" ground="plain">
            <SectionIntro id="s" heading="Heading" lead="Lead" />
            <Actions actions={[{ label: 'Go', to: '/', look: 'primary' }]} />
          </Section>
        </SectionContext>
      </PageContext>
    </IntlProvider>,
  );

/** How often a rule stands in the styles of a rendered section. */
const count = (html: string, rule: string) => html.split(rule).length - 1;

const rules: [rule: string, settings: Settings][] = [
  [`--section-padding:${layout.rhythm.small}`, { spacing: 'small' }],
  [`--section-padding:${layout.rhythm.large}`, { spacing: 'large' }],
  [`--section-padding:${layout.rhythm.text}`, { isTextAlone: true }],
  ['padding-top:0', { continuesGround: true }],
  ['max-width:48rem', { width: 'narrow' }],
  ['max-width:92rem', { width: 'wide' }],
  ['text-align:center', { align: 'center' }],
  ['minmax(0, 7fr)', { align: 'beside' }],
  ['justify-content:center', { align: 'center' }],
];

test.each(rules)('%s stands where a section is %j, and only there', (rule, settings) => {
  const plain = count(render({}), rule);
  expect(count(render(settings), rule)).toBeGreaterThan(plain);
  for (const [, others] of rules)
    if (others !== settings && others.align !== settings.align)
      expect(count(render(others), rule), JSON.stringify(others)).toBe(plain);
});

test('the step that a page names stands before that of words alone', () => {
  const html = render({ isTextAlone: true, spacing: 'large' });
  expect(count(html, layout.rhythm.large)).toBe(1);
  expect(count(html, layout.rhythm.text)).toBe(0);
});

test('what is as without a setting has no rule more', () => {
  expect(render({ align: 'start' })).toBe(render({}));
});

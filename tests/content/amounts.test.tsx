import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import Calculator from '../../src/blocks/calculator.tsx';
import type { CalculatorSection } from '../../src/generated/types.ts';
import type { LoadedPage } from '../../src/hydration/loaded-page.ts';
import { PageProviders } from '../../src/page/page-view.tsx';
import { parseFormula } from '../../tools/model/formula/parse-formula.ts';
import { type Language, pageAt, site } from '../shipped-site.ts';

/** The words of the calculator on the page for telemedicine, its space that does not break plain. */
function shownIn(language: Language): string {
  const sections = pageAt('/telemedicina', language).json.sections as { type: string }[];
  const section = sections.find(({ type }) => type === 'calculator') as CalculatorSection;
  const formulas = Object.fromEntries(
    section.results.map(({ formula }) => [formula, parseFormula(formula).formula]),
  );
  const loaded = {
    page: { formulas },
    shell: {
      language: site.languages.find(({ code }: { code: string }) => code === language),
      messages: {},
    },
  } as unknown as LoadedPage;
  return renderToString(
    <PageProviders loaded={loaded}>
      <Calculator {...section} actions={[]} />
    </PageProviders>,
  )
    .replace(/<style[^>]*>.*?<\/style>|<[^>]*>/g, '|')
    .replaceAll('\u00a0', ' ');
}

test.each([
  ['pt', 'R$ 20.800', 'R$ 1 – R$ 5.000'],
  ['en', 'R$20,800', 'R$1 – R$5,000'],
  ['es', 'R$ 20.800', 'R$ 1 – R$ 5.000'],
] as [Language, string, string][])(
  'amounts and percentages in %s stand as its readers write them',
  (language, amount, limits) => {
    const shown = shownIn(language);
    for (const part of [amount, limits, '10%', '20%']) expect(shown).toContain(`|${part}|`);
  },
);

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The windows that a page is looked at in, by the name of what has them. */
export const sizes = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

/**
 * What axe finds on a page as it stands, one line for each element. Legacy mode finds the same in
 * half the time, where no frame is of another site.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} – ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}

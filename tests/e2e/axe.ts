import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/**
 * As it is published for browsers: a page reads it in a fraction of the time that the readable one
 * takes, which `axe.source` is.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The windows that a page is looked at in, by the name of what has them. */
export const sizes = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
};

/**
 * What axe finds on a page as it stands, frames apart, one line for each element. A document gets
 * axe once, for that takes as long as a look.
 * @param part what is looked at, else the document
 */
export async function accessibilityFaults(
  page: Page,
  part?: string | { exclude: string[] },
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ({ part: context = document, options: how }) =>
      (window as unknown as { axe: typeof axe }).axe.run(context, how),
    { part, options },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')} – ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}

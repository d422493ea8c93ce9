import type { Page } from 'playwright/test';
import { statesOf } from '../../../bench/test-support/page-states.ts';
import { collectConsoleErrors, expect, open, pages, test } from '../site.ts';

/** With the menu of a small screen, and with that of a wide one. */
const widths = [390, 1440];

/** Collects what policy and console complain of; other hosts answer at once. */
async function complaintsOf(page: Page): Promise<string[]> {
  const complaints = collectConsoleErrors(page);
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  return complaints;
}

/** Uses every control of a page, each in each of its states, and follows a link. */
async function useControls(page: Page): Promise<number> {
  let states = 0;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for await (const _state of statesOf(page)) states += 1;
  }
  const from = page.url();
  const links = page.locator('footer a[href^="/"]').filter({ visible: true });
  await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.find(({ pathname }) => pathname !== location.pathname)?.click(),
  );
  await expect(page).not.toHaveURL(from);
  await expect(page.locator('h1')).toBeVisible();
  return states;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pages)
  test(`no control of ${path} does what the policy refuses`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    await open(page, path);
    expect(await useControls(page)).toBeGreaterThan(4);
    expect(complaints).toEqual([]);
  });

const refused: [what: string, run: () => unknown][] = [
  ['markup from a string', () => void (document.body.innerHTML += '<b>x</b>')],
  [
    'a script of its own',
    () => document.head.append(Object.assign(document.createElement('script'), { text: '1' })),
  ],
  ['a style in an element', () => document.body.setAttribute('style', 'color:red')],
  ['a host that is not named', () => void fetch('https://elsewhere.example').catch(() => 0)],
];
for (const [what, run] of refused)
  test(`what the policy refuses is found: ${what}`, async ({ page }) => {
    const complaints = await complaintsOf(page);
    await open(page, '/termos');
    await page.evaluate(run).catch(() => undefined);
    await expect.poll(() => complaints.join()).toContain('policy:');
  });

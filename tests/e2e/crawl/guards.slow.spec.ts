import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../axe.ts';
import { expect, open, pageAt, test } from '../site.ts';
import { layoutFaults } from './layout.ts';
import { properties } from './properties.ts';
import { crawl } from './visits.ts';

/** The crawler itself can fail: what it is there to find is put in, and found. */

const spoiled = pageAt('/termos');
const clauses = spoiled.json.sections.find(({ type }) => type === 'clauses') ?? { items: [] };

/** Markup at the end of the page's main part that goes against properties of every page. */
const wrong = `
  <h6>A level is left out</h6>
  <section id="stray"><p>Я is in no font of the site</p></section>
  <a href="/en/clinicas">In another language</a>
  <p id="root">An id that stands twice</p>
  <p style="color:#eee;background:#fff">Pale on white</p>
  <p style="width:3000px;height:9000px">Wider than any window, and longer than any thumb</p>
  <img src="https://elsewhere.example/picture.png">
  <div data-state="pending" data-ratio="0.1">
    <img src="/images/missing.png" loading="lazy" width="40" height="40" alt="">
  </div>
  <div data-asleep="stray"><button type="button">Nothing answers</button></div>
  <script src="/assets/unasked.js"></script>
  <script>
    console.error('said');
    localStorage.setItem('kept', 'something');
    onload = () => setTimeout(() => {
      document.querySelector('main').style.paddingTop = '300px';
    }, 2000);
  </script>`;

/**
 * The page with everything wrong: its app cannot load, for the entry's address is gone. Its policy
 * would keep some faults from it.
 */
const spoil = (html: string): string =>
  html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<title>[^<]*/, '<title>Another')
    .replace(/data-entry="[^"]*"/, 'data-entry="/assets/gone.js"')
    .replace(/(<script id="boot"[^>]*>)/, `$1/*${'-'.repeat(3_000)}*/`)
    .replaceAll('data-skeleton', 'data-none')
    .replaceAll('ariaExpanded', 'unknown')
    .replace(/(<h1[^>]*>)[^<]*/, '$1Another heading')
    .replace(/(<h2[^>]*><span[^>]*>)1\b/, '$19')
    .replaceAll(clauses.items[0].heading, '')
    .replace('</main>', `${wrong}</main><footer></footer>`);

test.describe('a page with everything wrong', () => {
  test.use({ expects: /./ });

  test('fails in every property', async ({ page }) => {
    await page.route('https://elsewhere.example/**', (route) => route.abort());
    await page.route(`**${spoiled.path}`, async (route) => {
      const answer = await route.fetch();
      const body = spoil(await answer.text());
      await route.fulfill({ status: 500, contentType: 'text/html; charset=utf-8', body });
    });
    const record = await crawl(page, spoiled);
    const found = Object.entries(properties)
      .filter(([, faultsOf]) => faultsOf(record, spoiled).length > 0)
      .map(([name]) => name);
    expect(found).toEqual(Object.keys(properties));
  });
});

const restyle = (page: Page, selector: string, style: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((text: HTMLElement, css) => void (text.style.cssText = css), style);

for (const [fault, selector, style] of [
  ['clipped in height', '#terms-2 p', 'height:0.5em;overflow:hidden'],
  ['clipped sideways', '#terms-2 p', 'width:3em;white-space:nowrap;overflow:hidden'],
  ['overlap', '#terms-2 p', 'position:relative;top:-80px'],
  ['overflow', 'footer', 'width:3000px'],
  ['out of the window', '#terms-2 p', 'position:relative;left:-3000px'],
] as const)
  test(`a fault of the layout is found: ${fault}`, async ({ page }) => {
    await open(page, spoiled.path);
    expect(await layoutFaults(page)).toEqual([]);
    await restyle(page, selector, style);
    expect((await layoutFaults(page)).join()).toContain(fault);
  });

test('axe looks at contrast: it finds a pale text', async ({ page }) => {
  await open(page, spoiled.path);
  await restyle(page, '#terms-2 p', 'color:#eee');
  expect((await accessibilityFaults(page)).join()).toContain('color-contrast');
});

test('a script that a timer asks for late is found', async ({ page }) => {
  await page.addInitScript(
    `addEventListener('load', () => setTimeout(() => import('/late.js').catch(() => {}), 60_000))`,
  );
  const { wide } = await crawl(page, spoiled);
  expect(wide.scriptsUnasked.join()).toContain('/late.js');
});

test.describe('an app that cannot start', () => {
  test.use({ expects: /./ });

  test('is told of by the sections and the console; the page answers clicks without it', async ({
    page,
  }) => {
    await page.route('**/page.json', (route) => route.fulfill({ status: 500 }));
    const clinics = pageAt('/clinicas');
    const record = await crawl(page, clinics);
    const found = Object.keys(properties).filter(
      (name) => properties[name]?.(record, clinics).length !== 0,
    );
    expect(found).toEqual([
      'the console is quiet',
      'every section with a control comes alive when it is touched',
    ]);
  });
});

import {
  addressOf,
  expect,
  languages,
  message,
  pagesIn,
  prefixes,
  shells,
  site,
  test,
} from '../site.ts';
import type { Item } from './parts.ts';

test('footer links carry the language, social links open in a new tab', async ({ page }) => {
  for (const language of languages) {
    await page.goto(addressOf('/telemedicina', language));
    const footer = page.getByRole('contentinfo');
    const { columns, legal } = shells[language].footer;
    for (const { label, to } of [
      ...columns.flatMap(({ links }: { links: Item[] }) => links),
      ...legal,
    ])
      await expect
        .soft(footer.getByRole('link', { name: label, exact: true }), label)
        .toHaveAttribute('href', prefixes[language] + to);
    await expect(
      footer.getByRole('link', {
        name: message(language, 'navigation.homeLabel', { brand: site.brand.name }),
      }),
    ).toHaveAttribute('href', prefixes[language] || '/');
    const own = footer.locator('a[href^="/"]');
    for (const href of await own.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')!),
    ))
      expect.soft(href.startsWith(prefixes[language]), href).toBe(true);
    const social = footer.locator('a[target]');
    expect(
      await social.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]),
      ),
    ).toEqual(site.social.map(() => ['_blank', 'noopener noreferrer']));
    for (const [index, name] of (
      ['instagram', 'facebook', 'linkedin', 'whatsapp', 'email'] as const
    ).entries())
      await expect
        .soft(social.nth(index))
        .toHaveAccessibleName(
          `${message(language, `common.${name}`)} ${message(language, 'navigation.opensInNewTab')}`,
        );
    const hrefs = await social.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    expect(hrefs[0]).toContain('instagram.com');
    expect(hrefs[1]).toContain('facebook.com');
    expect(hrefs[2]).toContain('linkedin.com');
    expect(hrefs[3]).toMatch(/^https:\/\/wa\.me\/\d+/);
    expect(hrefs[4]).toMatch(/^mailto:[^?]+@[^?]+\?subject=.+/);
  }
});

test('every link of the site leads to a page, every target to a section', async ({ baseURL }) => {
  // Nothing here needs a browser.
  const get = (path: string) => fetch(new URL(path, baseURL), { redirect: 'manual' });
  const targets = new Map<string, Set<string>>();
  for (const language of languages) {
    for (const { path } of pagesIn(language)) {
      const html = await (await get(path)).text();
      for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const { pathname, hash, origin } = new URL(
          href!.replaceAll('&amp;', '&'),
          `http://site${path}`,
        );
        if (origin !== 'http://site') continue;
        if (!targets.has(pathname)) targets.set(pathname, new Set());
        if (hash) targets.get(pathname)!.add(hash.slice(1));
      }
    }
  }
  expect(targets.size).toBeGreaterThan(50);
  for (const [path, ids] of targets) {
    const answer = await get(path);
    expect.soft(answer.status, path).toBe(200);
    const html = await answer.text();
    for (const id of ids) expect.soft(html.includes(`id="${id}"`), `${path}#${id}`).toBe(true);
  }
});

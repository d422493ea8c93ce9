import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import {
  pathOf,
  expect,
  languages,
  message,
  pages,
  pagesIn,
  sectionsOf,
  shells,
  test,
  waitForNoSkeleton,
} from './site.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const sizes = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };

/**
 * What axe finds, one line for each element. Legacy mode finds the same in half the time, where no
 * frame is of another site.
 */
async function faults(page: Page): Promise<string[]> {
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

// Images that wait for the view and slides that move are looked at as they stand in the end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  for (const half of [0, 1]) {
    test(`no page in ${language} has a fault, narrow or wide, ${half + 1} of 2`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      for (const { path } of pagesIn(language).filter((_, index) => index % 2 === half)) {
        await page.setViewportSize(sizes.wide);
        await page.goto(path);
        await waitForNoSkeleton(page);
        for (const [name, viewport] of Object.entries(sizes).reverse()) {
          await page.setViewportSize(viewport);
          expect.soft(await faults(page), `${path} ${name}`).toEqual([]);
        }
      }
    });
  }
}

test('menus open: no fault', async ({ page }) => {
  test.setTimeout(60_000);
  for (const language of languages) {
    const [markets, security] = shells[language].header.menus;
    await page.setViewportSize(sizes.wide);
    await page.goto(pathOf('/termos', language));
    await waitForNoSkeleton(page);
    const button = (label: string) =>
      page.getByRole('banner').getByRole('button', { name: label, exact: true });
    await button(markets.label).click();
    await button(markets.items[1].label).click();
    await expect(button(markets.items[1].label)).toHaveAttribute('aria-expanded', 'true');
    expect.soft(await faults(page), `${language} markets`).toEqual([]);
    await button(security.label).click();
    expect.soft(await faults(page), `${language} security`).toEqual([]);
    await page.setViewportSize(sizes.narrow);
    await button(message(language, 'navigation.openMenu')).click();
    await button(markets.label).click();
    await button(markets.items[1].label).click();
    expect.soft(await faults(page), `${language} narrow`).toEqual([]);
  }
});

test('accordions open: no fault', async ({ page }) => {
  test.setTimeout(60_000);
  for (const { path, section } of sectionsOf('accordion')) {
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await waitForNoSkeleton(page);
      const button = page.locator(`#${section.id} h3 button`).first();
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      expect.soft(await faults(page), path).toEqual([]);
    }
  }
});

test('the modal open: no fault', async ({ page }) => {
  test.setTimeout(60_000);
  for (const [language, route] of [
    ['pt', '/seguranca/lgpd'],
    ['en', '/seguranca/hipaa'],
    ['es', '/seguranca/gdpr'],
  ] as const) {
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto(pathOf(route, language));
      await waitForNoSkeleton(page);
      await page.locator('#closing button[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await faults(page), route).toEqual([]);
    }
  }
});

test('a form with faults summed up, on its card and in the modal: no fault', async ({ page }) => {
  test.setTimeout(60_000);
  for (const [language, route] of [
    ['pt', '/clinicas'],
    ['en', '/operadoras/operadoras-saude'],
    ['es', '/seguranca/gdpr'],
  ] as const) {
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto(pathOf(route, language));
      await waitForNoSkeleton(page);
      const opener = page.locator('#closing button[aria-haspopup=dialog]').first();
      if (await opener.count()) await opener.click();
      const form = page.locator('form[target=_blank]').filter({ visible: true });
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('group')).toBeFocused();
      expect.soft(await faults(page), `${route} ${viewport.width}`).toEqual([]);
    }
  }
});

test('the error page, the answers to a lead and the language offer: no fault', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/nao-existe');
  expect.soft(await faults(page), '404').toEqual([]);
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.goto('/clinicas');
  await waitForNoSkeleton(page);
  await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(1);
  expect.soft(await faults(page), 'offer').toEqual([]);
  const sent: Record<string, string>[] = [
    { EMAIL: 'wrong' },
    { EMAIL: 'ana@example.com', FNAME: 'Ana', COMPANY: 'C' },
  ];
  for (const fields of sent) {
    const answer = await request.post('/leads', {
      form: { form: 'clinics', lang: 'pt', ...fields },
    });
    const body = await answer.text();
    await page.route('**/answer', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    );
    await page.goto(`${baseURL}/answer`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await faults(page), String(answer.status())).toEqual([]);
    await page.unroute('**/answer');
  }
});

test('axe looks at contrast: it finds a pale text that is put in', async ({ page }) => {
  await page.goto(pages[0]!.path);
  await waitForNoSkeleton(page);
  await page
    .locator('main h2')
    .first()
    .evaluate((heading) => heading.style.setProperty('color', '#0a2a26'));
  await page
    .locator('main p')
    .first()
    .evaluate((paragraph) => paragraph.style.setProperty('color', '#eee'));
  expect((await faults(page)).some((fault) => fault.startsWith('color-contrast'))).toBe(true);
});

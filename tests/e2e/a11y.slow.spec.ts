import { accessibilityFaults, sizes } from './axe.ts';
import {
  addressOf,
  expect,
  languages,
  message,
  sectionsOf,
  shells,
  test,
  uncover,
} from './site.ts';

// Images that wait for the view and slides that move are looked at as they stand in the end.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('menus open: no fault', async ({ page }) => {
  for (const language of languages) {
    const [markets, security] = shells[language].header.menus;
    await page.setViewportSize(sizes.wide);
    await page.goto(addressOf('/termos', language));
    await uncover(page);
    const button = (label: string) =>
      page.getByRole('banner').getByRole('button', { name: label, exact: true });
    await button(markets.label).click();
    await button(markets.items[1].label).click();
    await expect(button(markets.items[1].label)).toHaveAttribute('aria-expanded', 'true');
    expect.soft(await accessibilityFaults(page), `${language} markets`).toEqual([]);
    await button(security.label).click();
    expect.soft(await accessibilityFaults(page), `${language} security`).toEqual([]);
    await page.setViewportSize(sizes.narrow);
    await button(message(language, 'navigation.openMenu')).click();
    await button(markets.label).click();
    await button(markets.items[1].label).click();
    expect.soft(await accessibilityFaults(page), `${language} narrow`).toEqual([]);
  }
});

test('accordions open: no fault', async ({ page }) => {
  for (const { path, section } of sectionsOf('accordion')) {
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await uncover(page);
      const button = page.locator(`#${section.id} h3 button`).first();
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      expect.soft(await accessibilityFaults(page), path).toEqual([]);
    }
  }
});

test('the modal open: no fault', async ({ page }) => {
  for (const [language, route] of [
    ['pt', '/seguranca/lgpd'],
    ['en', '/seguranca/hipaa'],
    ['es', '/seguranca/gdpr'],
  ] as const) {
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto(addressOf(route, language));
      await uncover(page);
      await page.locator('#closing button[aria-haspopup=dialog]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await accessibilityFaults(page), route).toEqual([]);
    }
  }
});

test('a form with faults summed up, on its card and in the modal: no fault', async ({ page }) => {
  for (const [language, route] of [
    ['pt', '/clinicas'],
    ['en', '/operadoras/operadoras-saude'],
    ['es', '/seguranca/gdpr'],
  ] as const) {
    for (const viewport of Object.values(sizes)) {
      await page.setViewportSize(viewport);
      await page.goto(addressOf(route, language));
      await uncover(page);
      const opener = page.locator('#closing button[aria-haspopup=dialog]').first();
      if (await opener.count()) await opener.click();
      const form = page.locator('form[target=_blank]').filter({ visible: true });
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('group')).toBeFocused();
      expect.soft(await accessibilityFaults(page), `${route} ${viewport.width}`).toEqual([]);
    }
  }
});

test('the error page, the answers to a lead and the language offer: no fault', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/nao-existe');
  expect.soft(await accessibilityFaults(page), '404').toEqual([]);
  await page.evaluate(() => localStorage.setItem('language', 'es'));
  await page.goto('/clinicas');
  await uncover(page);
  await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(1);
  expect.soft(await accessibilityFaults(page), 'offer').toEqual([]);
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
    expect.soft(await accessibilityFaults(page), String(answer.status())).toEqual([]);
    await page.unroute('**/answer');
  }
});

import { namesOf } from '../header/parts.ts';
import { addressOf, expect, message, openHydrated, slowBut, test, uncover } from '../site.ts';
import { bodyOf, contactForm, fieldOf, fillIn, places, sentBy, submitOf } from './lead-forms.ts';
import { awake, openForm, openModal } from './opening.ts';

const pt = namesOf('pt');

test.describe('sent', () => {
  for (const [route, name] of [...places, ['/seguranca/hipaa', 'modal'] as const]) {
    test(`the form ${name} on ${route} sends what it shows, what it hides, and nothing else`, {
      tag: slowBut(name === 'home'),
    }, async ({ page }) => {
      const language = name === 'clinics' ? 'en' : name === 'hubs' ? 'es' : 'pt';
      const form =
        name === 'modal'
          ? await openModal(page, route)
          : await openForm(page, addressOf(route, language));
      await fillIn(form, name);
      const before = await page.evaluate(() => performance.now());
      const { submission, elapsed, origin, ...body } = await sentBy(page, () =>
        submitOf(form).click(),
      );
      expect(body).toEqual(bodyOf(name, language));
      expect(submission).toMatch(/^[\w-]{16,64}$/);
      expect(elapsed).toMatch(/^\d+$/);
      expect(origin).toBe(new URL(page.url()).pathname);
      expect(Number(elapsed)).toBeGreaterThanOrEqual(Math.floor(before));
    });
  }

  test('the answer opens in a new tab; the page and what was typed stay', async ({ page }) => {
    const form = await openForm(page, '/operadoras/operadoras-saude');
    await fillIn(form, 'insurers');
    const [popup, request] = await Promise.all([
      page.waitForEvent('popup'),
      page.context().waitForEvent('request', (each) => each.method() === 'POST'),
      submitOf(form).click(),
    ]);
    expect(new URL(request.url()).pathname).toBe('/leads');
    expect(request.headers()['content-type']).toBe('application/x-www-form-urlencoded');
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText(
      message('pt', 'common.thanksTitle'),
    );
    await expect(page).toHaveURL('/operadoras/operadoras-saude');
    const again = await sentBy(page, () => submitOf(form).click());
    expect(again).toMatchObject(bodyOf('insurers', 'pt'));
  });

  test("the modal's form is thanked for", async ({ page }) => {
    const form = await openModal(page, '/seguranca/hipaa');
    await fieldOf(form, 'EMAIL').fill('ana@example.com');
    const [popup] = await Promise.all([page.waitForEvent('popup'), submitOf(form).click()]);
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText(
      message('pt', 'common.thanksTitle'),
    );
  });

  test("Enter in a field sends, a number in another country's way and an accented address too", {
    tag: '@slow',
  }, async ({ page }) => {
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    await fieldOf(form, 'EMAIL').fill('joão@saúde.com.br');
    await fieldOf(form, 'PHONE').fill('0049 89 / 12 34 56 Durchwahl 7');
    const body = await sentBy(page, () => fieldOf(form, 'EMAIL').press('Enter'));
    expect(body).toMatchObject({
      EMAIL: 'joão@saúde.com.br',
      PHONE: '0049 89 / 12 34 56 Durchwahl 7',
    });
  });

  test('the same content has the same key however often it is sent, other content another', async ({
    page,
  }) => {
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    const send = () => sentBy(page, () => submitOf(form).click());
    const first = await send();
    const second = await send();
    expect(second.submission).toBe(first.submission);
    expect(Number(second.elapsed)).toBeGreaterThan(Number(first.elapsed));
    await fieldOf(form, 'CONTEMAIS').fill('Outra coisa.');
    const third = await send();
    expect(third.submission).not.toBe(first.submission);
    expect((await send()).submission).toBe(third.submission);
  });

  test('on a page that the app shows, the time counts from there', { tag: '@slow' }, async ({
    page,
  }) => {
    await openHydrated(page, '/termos');
    await page.waitForTimeout(1_500);
    const left = await page.evaluate(() => performance.now());
    await page.getByRole('contentinfo').getByRole('link', { name: pt.clinics }).click();
    const form = contactForm(page);
    await awake(form);
    await uncover(page);
    await fillIn(form, 'clinics');
    const { elapsed } = await sentBy(page, () => submitOf(form).click());
    expect(Number(elapsed)).toBeLessThanOrEqual(
      await page.evaluate((since) => performance.now() - since, left),
    );
  });

  test('a form that goes to somebody else gets neither key nor time', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.route('**/page.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('"isOwnEndpoint":true', '"isOwnEndpoint":false'),
      });
    });
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    expect(await sentBy(page, () => submitOf(form).click())).toEqual(bodyOf('clinics', 'pt'));
  });
});

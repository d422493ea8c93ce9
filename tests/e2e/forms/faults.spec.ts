import { addressOf, expect, languages, message, restingTop, test } from '../site.ts';
import {
  bodyOf,
  faultsHeading,
  faultTexts,
  fieldOf,
  fillIn,
  sentBy,
  submitOf,
} from './lead-forms.ts';
import { faultyFields, openForm, openModal, summaryOf, tabsOf } from './opening.ts';

test.describe('faults', () => {
  const faults = { FNAME: 'fieldRequired', EMAIL: 'fieldEmail', COMPANY: 'fieldRequired' } as const;

  for (const language of languages) {
    test(`a faulty form is summed up in ${language}, in the words of the server`, async ({
      page,
      request,
    }) => {
      const form = await openForm(page, addressOf('/clinicas', language));
      const title = await page.title();
      const tabs = tabsOf(page);
      await fieldOf(form, 'EMAIL').fill('sem arroba');
      await submitOf(form).click();

      const summary = summaryOf(form);
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport({ ratio: 1 });
      await expect(summary).toHaveAccessibleName(faultsHeading(language, 3));
      await expect(summary.getByRole('heading', { level: 3 })).toHaveText(
        faultsHeading(language, 3),
      );
      const texts = faultTexts('clinics', language, faults);
      expect(await summary.getByRole('link').allTextContents()).toEqual(texts);
      expect(await faultyFields(form)).toEqual(Object.keys(faults));
      for (const [name, words] of Object.entries(faults)) {
        const text = message(language, `common.${words}`);
        await expect(fieldOf(form, name)).toHaveAccessibleDescription(text);
        await expect(
          form
            .locator('p')
            .filter({ hasText: text })
            .and(form.locator(`[id$="${name}-error"]`)),
        ).toBeVisible();
      }
      expect(await page.title()).toBe(title);
      expect(tabs.count).toBe(0);

      const answer = await request.post('/leads', {
        form: { form: 'clinics', lang: language, EMAIL: 'sem arroba' },
      });
      expect(answer.status()).toBe(422);
      await page.goto('about:blank');
      await page.setContent(await answer.text());
      expect(await page.locator('main form a[href^="#"]').allTextContents()).toEqual(texts);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(faultsHeading(language, 3));
    });
  }

  test('a link of the summary leads to its field, by click or by key, and the address stays', async ({
    page,
  }) => {
    const form = await openForm(page, '/academias');
    await submitOf(form).click();
    const summary = summaryOf(form);
    await expect(summary).toHaveAccessibleName(faultsHeading('pt', 1));
    await summary.getByRole('link').click();
    await expect(fieldOf(form, 'EMAIL')).toBeFocused();
    await expect(fieldOf(form, 'EMAIL')).toBeInViewport({ ratio: 1 });
    await submitOf(form).click();
    await expect(summary).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(fieldOf(form, 'EMAIL')).toBeFocused();
    await expect(page).toHaveURL('/academias');
  });

  test('a fault goes once it is mended; none comes while somebody types; the field stays where it is', async ({
    page,
  }) => {
    const form = await openForm(page, '/clinicas');
    const email = fieldOf(form, 'EMAIL');
    await email.fill('ana');
    await submitOf(form).click();
    await expect(summaryOf(form)).toBeFocused();
    expect(await faultyFields(form)).toEqual(['FNAME', 'EMAIL', 'COMPANY']);
    await summaryOf(form).getByRole('link').nth(1).click();
    await expect(email).toBeFocused();
    await email.press('End');
    await email.pressSequentially('@example');
    const before = await restingTop(email);
    expect(await faultyFields(form)).toEqual(['FNAME', 'EMAIL', 'COMPANY']);
    await email.pressSequentially('.com');
    expect(await faultyFields(form)).toEqual(['FNAME', 'COMPANY']);
    await expect(email).toHaveAccessibleDescription('');
    expect(await restingTop(email)).toBeCloseTo(before, 0);
    await email.fill('');
    expect(await faultyFields(form)).toEqual(['FNAME', 'COMPANY']);
    await fieldOf(form, 'FNAME').fill('Ana');
    await fieldOf(form, 'COMPANY').fill('Clínica');
    expect(await faultyFields(form)).toEqual([]);

    await submitOf(form).click();
    await expect(summaryOf(form)).toBeFocused();
    expect(await summaryOf(form).getByRole('link').allTextContents()).toEqual(
      faultTexts('clinics', 'pt', { EMAIL: 'fieldRequired' }),
    );
    await email.fill('ana@example.com');
    expect(await sentBy(page, () => submitOf(form).click())).toMatchObject({
      FNAME: 'Ana',
      EMAIL: 'ana@example.com',
      COMPANY: 'Clínica',
    });
    await expect(summaryOf(form)).toHaveCount(0);
  });

  test('spaces are nothing, and what is typed is never taken away', { tag: '@slow' }, async ({
    page,
  }) => {
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    await fieldOf(form, 'FNAME').fill('  ');
    await fieldOf(form, 'EMAIL').fill('a@b');
    await submitOf(form).click();
    await expect(summaryOf(form)).toBeFocused();
    expect(await faultyFields(form)).toEqual(['FNAME', 'EMAIL']);
    expect(
      await form.evaluate((element: HTMLFormElement) =>
        Object.fromEntries(new FormData(element, element.querySelector('button'))),
      ),
    ).toMatchObject({
      ...bodyOf('clinics', 'pt'),
      CONTEMAIS: expect.stringContaining('Duas linhas'),
      FNAME: '  ',
      EMAIL: 'a@b',
    });
  });

  for (const height of [500, 844]) {
    test(`in the modal the summary stands within the dialog, in a window of ${height} pixels`, {
      tag: '@slow',
    }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height });
      const form = await openModal(page, '/en/seguranca/hipaa');
      await submitOf(form).click();
      const summary = summaryOf(form);
      await expect(summary).toBeFocused();
      const dialog = (await page.getByRole('dialog').boundingBox())!;
      const box = (await summary.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(dialog.y);
      expect(box.y + box.height).toBeLessThanOrEqual(dialog.y + dialog.height);
      expect(await summary.getByRole('link').allTextContents()).toEqual(
        faultTexts('modal', 'en', { EMAIL: 'fieldRequired' }),
      );
      await summary.getByRole('link').click();
      await expect(fieldOf(form, 'EMAIL')).toBeFocused();
      await page.keyboard.type('ana@example.com');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await sentBy(page, () => submitOf(form).click())).toMatchObject({
        form: 'modal',
        lang: 'en',
        EMAIL: 'ana@example.com',
      });
      await expect(summary).toHaveCount(0);
    });
  }
});

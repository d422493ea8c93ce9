import type { Locator } from 'playwright/test';
import { expect, open, slowBut, test } from '../site.ts';
import { bodyOf, contactForm, fieldOf, fillIn, sentBy, submitOf } from './lead-forms.ts';
import { awake, faultyFields, holdScripts, summaryOf, tabsOf } from './opening.ts';

test.describe('before the app is there', () => {
  test('what was typed, where, survives its coming', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page, '/clinicas');
    const form = contactForm(page);
    await fillIn(form, 'clinics');
    await fieldOf(form, 'COMPANY').click();
    await page.keyboard.press('Home');
    await page.keyboard.type('A ');
    release();
    await awake(form);
    expect(
      await fieldOf(form, 'COMPANY').evaluate((field: HTMLInputElement) => [
        document.activeElement === field,
        field.selectionStart,
      ]),
    ).toEqual([true, 2]);
    const {
      submission: _submission,
      elapsed: _elapsed,
      origin: _origin,
      ...body
    } = await sentBy(page, () => submitOf(form).click());
    expect(body).toEqual({
      ...bodyOf('clinics', 'pt'),
      COMPANY: `A ${bodyOf('clinics', 'pt').COMPANY}`,
    });
  });

  for (const way of ['a click', 'Enter'] as const) {
    const send = (form: Locator) =>
      way === 'Enter' ? fieldOf(form, 'EMAIL').press('Enter') : submitOf(form).click();

    test(`a form that is right is sent by ${way} without waiting for it`, {
      tag: slowBut(way === 'a click'),
    }, async ({ page }) => {
      await holdScripts(page);
      await open(page, '/clinicas');
      const form = contactForm(page);
      await fillIn(form, 'clinics');
      expect(await sentBy(page, () => send(form))).toEqual(bodyOf('clinics', 'pt'));
    });

    test(`a faulty form waits after ${way}, and is then summed up`, {
      tag: slowBut(way === 'a click'),
    }, async ({ page }) => {
      const release = await holdScripts(page);
      await open(page, '/clinicas');
      const form = contactForm(page);
      const tabs = tabsOf(page);
      await fieldOf(form, 'FNAME').fill('Ana');
      await send(form);
      await expect(summaryOf(form)).toHaveCount(0);
      release();
      await expect(summaryOf(form)).toBeFocused();
      expect(await faultyFields(form)).toEqual(['EMAIL', 'COMPANY']);
      await expect(fieldOf(form, 'FNAME')).toHaveValue('Ana');
      expect(tabs.count).toBe(0);
    });
  }

  test('who mends the form while it waits sends it once, by clicking again', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page, '/clinicas');
    const form = contactForm(page);
    const sent = await form.evaluateHandle((element) => {
      const times = { count: 0 };
      element.addEventListener('submit', () => (times.count += 1));
      return times;
    });
    await submitOf(form).click();
    await fillIn(form, 'clinics');
    await sentBy(page, () => submitOf(form).click());
    release();
    await awake(form);
    await expect(summaryOf(form)).toHaveCount(0);
    // What was to be repeated is, before the app lets anything else happen.
    await page.evaluate(() => new Promise((next) => setTimeout(next, 500)));
    expect(await sent.evaluate(({ count }) => count)).toBe(1);
  });

  test('touching a field moves nothing', async ({ page }) => {
    await open(page, '/clinicas');
    const form = contactForm(page);
    await form.scrollIntoViewIfNeeded();
    await page.evaluate(() =>
      new PerformanceObserver((list) =>
        ((window as any).moved ??= []).push(...list.getEntries()),
      ).observe({ type: 'layout-shift', buffered: false }),
    );
    const places = () =>
      form
        .locator('label')
        .evaluateAll((all) => all.map((label) => label.getBoundingClientRect().top + scrollY));
    const before = await places();
    for (const field of await form
      .locator('input:not([type=hidden]):not([tabindex]),textarea')
      .all()) {
      await field.click();
      await awake(form);
    }
    await submitOf(form).focus();
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => (window as any).moved ?? [])).toEqual([]);
  });
});

test.describe('where the app cannot load', () => {
  test.use({ expects: /dynamically imported module/ });

  // All of it, or only what the section needs: its block, or the form in it.
  for (const lost of ['*', 'contact.*', 'lead-form.*']) {
    test(`the browser itself says what is wrong, and the form can be mended and sent (${lost})`, {
      tag: slowBut(lost === '*'),
    }, async ({ page }) => {
      await page.route(`**/assets/${lost}.js`, (route) => route.abort());
      await open(page, '/clinicas');
      const form = contactForm(page);
      const tabs = tabsOf(page);
      await fieldOf(form, 'FNAME').fill('Ana');
      await submitOf(form).click();
      await expect(fieldOf(form, 'EMAIL')).toBeFocused();
      expect(tabs.count).toBe(0);
      await fillIn(form, 'clinics');
      expect(await sentBy(page, () => submitOf(form).click())).toEqual(bodyOf('clinics', 'pt'));
    });
  }
});

import type { Locator } from 'playwright/test';
import {
  addressOf,
  expect,
  form as formOf,
  type Language,
  languages,
  message,
  open,
  site,
  test,
} from '../site.ts';
import { contactForm, places, submitOf } from './lead-forms.ts';

test.describe('definitions', () => {
  /**
   * What each field asks of the browser: its type, its keyboard where that does not follow from the
   * type, what may fill it in.
   */
  const keyboards: Record<string, [type: string, keyboard: string, autocomplete: string]> = {
    FNAME: ['text', '', 'given-name'],
    EMAIL: ['email', '', 'email'],
    PHONE: ['tel', '', 'tel'],
    COMPANY: ['text', '', 'organization'],
    CARGO: ['text', '', 'organization-title'],
    QTIDFUNCIO: ['text', 'numeric', 'off'],
    TOTALVIDAS: ['text', 'numeric', 'off'],
    CONTEMAIS: ['textarea', '', 'off'],
  };

  async function expectForm(
    form: Locator,
    name: string,
    language: Language,
    where: string,
  ): Promise<void> {
    const json = formOf(name);
    const shown = json.fields.filter((field) => field.shown !== false);
    const namesOf = (fields: typeof shown) => fields.map((field) => field.name);
    const hidden = (json.hidden ?? []).map((field) => [field.name, field.value]);
    const found = await form.evaluate((element: HTMLFormElement, trapName) => {
      const controls = [
        ...element.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea'),
      ].filter((control) => control.name !== trapName);
      const trap = element.querySelector<HTMLInputElement>(`[name=${trapName}]`)!;
      return {
        method: element.method,
        target: element.target,
        encoding: element.enctype,
        fields: controls.map(({ name }) => name),
        required: controls.filter((control) => control.required).map((control) => control.name),
        starred: controls
          .filter((control) => control.labels![0]!.textContent!.includes('*'))
          .map((control) => control.name),
        labels: controls.map((control) => control.labels![0]!.textContent!.replace('*', '').trim()),
        keyboards: controls.map(({ type, inputMode, autocomplete }) => [
          type,
          inputMode,
          autocomplete,
        ]),
        hidden: Object.fromEntries(
          [...element.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map((control) => [
            control.name,
            control.value,
          ]),
        ),
        trap: {
          tabIndex: trap.tabIndex,
          autocomplete: trap.getAttribute('autocomplete'),
          value: trap.value,
          offScreen: trap.getBoundingClientRect().right < 0,
          required: trap.required,
        },
        responses: [...element.querySelectorAll('[data-response]')].map((area) => [
          area.getAttribute('data-response'),
          area.textContent,
        ]),
        narrow: element.getBoundingClientRect().width <= 400,
        limit: getComputedStyle(element).maxWidth,
      };
    }, site.leads.trapField);
    expect.soft(found, where).toEqual({
      method: 'post',
      target: '_blank',
      encoding: 'application/x-www-form-urlencoded',
      fields: namesOf(shown),
      required: namesOf(shown.filter(({ required }) => required)),
      starred: namesOf(shown.filter(({ required, starred }) => required || starred)),
      labels: shown.map(({ label }) => label[language]),
      keyboards: shown.map((field) => keyboards[field.name]),
      hidden: { form: name, lang: language, ...Object.fromEntries(hidden) },
      trap: { tabIndex: -1, autocomplete: 'off', value: '', offScreen: true, required: false },
      responses: [
        ['error', ''],
        ['success', ''],
      ],
      narrow: true,
      limit: '400px',
    });
    await expect.soft(form.getByText(json.requiredNote[language], { exact: true })).toHaveCount(1);
    await expect
      .soft(submitOf(form))
      .toHaveAccessibleName(
        `${json.submit[language]} ${message(language, 'common.opensInNewTabNote')}`,
      );
    await expect
      .soft(
        form
          .getByText(json.purpose[language])
          .getByRole('link', { name: message(language, 'common.privacyLink'), exact: true }),
        where,
      )
      .toHaveAttribute('href', addressOf(site.leads.privacy, language));
  }

  for (const language of languages) {
    test(`every form in ${language} has its fields, rules and marks`, async ({ page }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [route, name] of width === 1440 ? places : places.slice(0, 2)) {
          await page.goto(addressOf(route, language));
          await expectForm(contactForm(page), name, language, `${language} ${route} ${width}`);
        }
      }
      await open(page, addressOf('/seguranca/lgpd', language));
      await page.locator('#closing button[aria-haspopup=dialog]').first().click();
      await expectForm(
        page.getByRole('dialog').locator('form'),
        'modal',
        language,
        `${language} modal`,
      );
    });
  }
});

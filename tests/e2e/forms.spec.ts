import type { Locator, Page } from 'playwright/test';
import {
  bodyOf,
  contactForm,
  errorsHeading,
  errorTexts,
  fieldOf,
  fillIn,
  formPages,
  captureSubmission,
  submitOf,
} from './lead-forms.ts';
import {
  pathOf,
  expect,
  form as formOf,
  formRoutes,
  languages,
  message,
  open,
  openHydrated,
  restingTop,
  site,
  test,
  waitForNoSkeleton,
  type Language,
} from './site.ts';

/** Resolves once a form answers by its script. */
const awake = (form: Locator) => expect(form).toHaveJSProperty('noValidate', true);

/** Opens a page with its contact form awake. */
async function openForm(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const form = contactForm(page);
  await form.locator('input:not([type=hidden])').first().focus();
  await awake(form);
  return form;
}

/** Opens the last modal of a compliance page. */
async function openModal(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  await page.locator('#closing button[aria-haspopup=dialog]').last().click();
  const form = page.getByRole('dialog').locator('form');
  await awake(form);
  return form;
}

/** Keeps the app's scripts back until told otherwise. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Counts the tabs that a page opens. */
function tabsOf(page: Page): { count: number } {
  const tabs = { count: 0 };
  page.on('popup', () => tabs.count++);
  return tabs;
}

const summaryOf = (form: Locator) => form.getByRole('group');
const faultyFields = (form: Locator) =>
  form
    .locator('[aria-invalid=true]')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')));

test.describe('definitions', () => {
  /**
   * Specification, sections 3 and 5: the fields of each form, the required and the merely starred.
   */
  const specified: Record<
    string,
    { fields: string[]; required: string[]; starred?: string[]; hidden?: Record<string, string> }
  > = {
    home: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
      required: ['FNAME', 'EMAIL', 'COMPANY'],
      starred: ['PHONE'],
    },
    clinics: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO', 'QTIDFUNCIO', 'CONTEMAIS'],
      required: ['FNAME', 'EMAIL', 'COMPANY'],
      starred: ['PHONE'],
    },
    gyms: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO', 'QTIDFUNCIO', 'CONTEMAIS'],
      required: ['EMAIL'],
    },
    insurers: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO', 'TOTALVIDAS', 'CONTEMAIS'],
      required: ['FNAME', 'EMAIL', 'CARGO', 'COMPANY'],
      starred: ['PHONE'],
      hidden: { tags: 'operadoras' },
    },
    hubs: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO', 'TOTALVIDAS', 'CONTEMAIS'],
      required: ['EMAIL'],
    },
    'care-programs': {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY', 'CARGO'],
      required: ['FNAME', 'EMAIL', 'COMPANY'],
      starred: ['PHONE'],
    },
    ai: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
      required: ['FNAME', 'EMAIL', 'COMPANY'],
      starred: ['PHONE'],
    },
    corporate: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
      required: ['FNAME', 'EMAIL', 'COMPANY'],
      starred: ['PHONE'],
    },
    pharma: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
      required: ['FNAME', 'EMAIL', 'COMPANY'],
      starred: ['PHONE'],
    },
    innovation: {
      fields: ['FNAME', 'EMAIL', 'PHONE', 'COMPANY'],
      required: ['FNAME', 'EMAIL', 'COMPANY'],
      starred: ['PHONE'],
    },
    modal: { fields: ['EMAIL', 'FNAME', 'PHONE', 'COMPANY'], required: ['EMAIL'] },
  };

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
    const { fields, required, starred = [], hidden = {} } = specified[name]!;
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
    const json = formOf(name);
    expect.soft(found, where).toEqual({
      method: 'post',
      target: '_blank',
      encoding: 'application/x-www-form-urlencoded',
      fields: expect.arrayContaining(fields),
      required: expect.arrayContaining(required),
      starred: expect.arrayContaining([...required, ...starred]),
      labels: json.fields
        .filter(({ shown }) => shown !== false)
        .map(({ label }) => label[language]),
      keyboards: json.fields
        .filter(({ shown }) => shown !== false)
        .map((field) => keyboards[field.name]),
      hidden: { form: name, lang: language, ...hidden },
      trap: { tabIndex: -1, autocomplete: 'off', value: '', offScreen: true, required: false },
      responses: [
        ['error', ''],
        ['success', ''],
      ],
      narrow: true,
      limit: '400px',
    });
    expect.soft(found.fields, where).toHaveLength(fields.length);
    expect.soft(found.required, where).toHaveLength(required.length);
    expect.soft(found.starred, where).toHaveLength(required.length + starred.length);
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
      .toHaveAttribute('href', pathOf(site.leads.privacy, language));
  }

  test('the site has the forms of the specification, each on its page', () => {
    expect(formRoutes.map(({ route, name }) => [route, name]).sort()).toEqual(
      [...formPages].sort(),
    );
  });

  for (const language of languages) {
    test(`every form in ${language} has its fields, rules and marks`, async ({ page }) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [route, name] of width === 1440 ? formPages : formPages.slice(0, 2)) {
          await page.goto(pathOf(route, language));
          await expectForm(contactForm(page), name, language, `${language} ${route} ${width}`);
        }
      }
      await open(page, pathOf('/seguranca/lgpd', language));
      await page.locator('#closing button[aria-haspopup=dialog]').first().click();
      await expectForm(
        page.getByRole('dialog').locator('form'),
        'modal',
        language,
        `${language} modal`,
      );
    });
  }

  test('words of the specification: required line, submit texts, helper text, headings', async ({
    page,
  }) => {
    for (const [route] of formPages) {
      await page.goto(route);
      const form = contactForm(page);
      await expect
        .soft(form.getByText('* indica obrigatório', { exact: true }), route)
        .toHaveCount(1);
      await expect.soft(form.getByRole('button'), route).toContainText(/^Fale [Cc]onosco/);
    }
    await page.goto('/operadoras/operadoras-saude');
    const lives = page.locator('[name=TOTALVIDAS]');
    await expect(lives).toHaveAccessibleDescription(
      'Informe a quantidade de estimada de clientes atendidos',
    );
    await page.goto('/programas-de-cuidado');
    await expect(
      page.locator('#contact-section').getByRole('heading', { name: 'Inscrever', exact: true }),
    ).toHaveCount(1);
    await page.goto('/');
    await expect(page.locator('#contact-section [data-crm-form]')).toHaveAttribute(
      'data-crm-form',
      /^https:\/\//,
    );
    await expect(page.locator('[name=LNAME],[name=ADDRESS],[name=BIRTHDAY]')).toHaveCount(0);
  });
});

test.describe('sent', () => {
  for (const [route, name] of [...formPages, ['/seguranca/hipaa', 'modal'] as const]) {
    test(`the form ${name} on ${route} sends what it shows, what it hides, and nothing else`, async ({
      page,
    }) => {
      const language = name === 'clinics' ? 'en' : name === 'hubs' ? 'es' : 'pt';
      const form =
        name === 'modal'
          ? await openModal(page, route)
          : await openForm(page, pathOf(route, language));
      await fillIn(form, name);
      const before = await page.evaluate(() => performance.now());
      const { submission, elapsed, ...body } = await captureSubmission(page, () =>
        submitOf(form).click(),
      );
      expect(body).toEqual(bodyOf(name, language));
      expect(submission).toMatch(/^[\w-]{16,64}$/);
      expect(elapsed).toMatch(/^\d+$/);
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
    const again = await captureSubmission(page, () => submitOf(form).click());
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

  test("Enter in a field sends, a number in another country's way and an accented address too", async ({
    page,
  }) => {
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    await fieldOf(form, 'EMAIL').fill('joão@saúde.com.br');
    await fieldOf(form, 'PHONE').fill('0049 89 / 12 34 56 Durchwahl 7');
    const body = await captureSubmission(page, () => fieldOf(form, 'EMAIL').press('Enter'));
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
    const send = () => captureSubmission(page, () => submitOf(form).click());
    const first = await send();
    const second = await send();
    expect(second.submission).toBe(first.submission);
    expect(Number(second.elapsed)).toBeGreaterThan(Number(first.elapsed));
    await fieldOf(form, 'CONTEMAIS').fill('Outra coisa.');
    const third = await send();
    expect(third.submission).not.toBe(first.submission);
    expect((await send()).submission).toBe(third.submission);
  });

  test('on a page that the app shows, the time counts from there', async ({ page }) => {
    await openHydrated(page, '/termos');
    await page.waitForTimeout(1_500);
    const left = await page.evaluate(() => performance.now());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Clínicas' }).click();
    const form = contactForm(page);
    await awake(form);
    await waitForNoSkeleton(page);
    await fillIn(form, 'clinics');
    const { elapsed } = await captureSubmission(page, () => submitOf(form).click());
    expect(Number(elapsed)).toBeLessThanOrEqual(
      await page.evaluate((since) => performance.now() - since, left),
    );
  });

  test('a form that goes to somebody else gets neither key nor time', async ({ page }) => {
    await page.route('**/page.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('"inbox":true', '"inbox":false'),
      });
    });
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    expect(await captureSubmission(page, () => submitOf(form).click())).toEqual(
      bodyOf('clinics', 'pt'),
    );
  });
});

test.describe('faults', () => {
  const faults = { FNAME: 'fieldRequired', EMAIL: 'fieldEmail', COMPANY: 'fieldRequired' } as const;

  for (const language of languages) {
    test(`a faulty form is summed up in ${language}, in the words of the server`, async ({
      page,
      request,
    }) => {
      const form = await openForm(page, pathOf('/clinicas', language));
      const title = await page.title();
      const tabs = tabsOf(page);
      await fieldOf(form, 'EMAIL').fill('sem arroba');
      await submitOf(form).click();

      const summary = summaryOf(form);
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport({ ratio: 1 });
      await expect(summary).toHaveAccessibleName(errorsHeading(language, 3));
      await expect(summary.getByRole('heading', { level: 3 })).toHaveText(
        errorsHeading(language, 3),
      );
      const texts = errorTexts('clinics', language, faults);
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
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(errorsHeading(language, 3));
    });
  }

  test('a link of the summary leads to its field, by click or by key, and the address stays', async ({
    page,
  }) => {
    const form = await openForm(page, '/academias');
    await submitOf(form).click();
    const summary = summaryOf(form);
    await expect(summary).toHaveAccessibleName(errorsHeading('pt', 1));
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
      errorTexts('clinics', 'pt', { EMAIL: 'fieldRequired' }),
    );
    await email.fill('ana@example.com');
    expect(await captureSubmission(page, () => submitOf(form).click())).toMatchObject({
      FNAME: 'Ana',
      EMAIL: 'ana@example.com',
      COMPANY: 'Clínica',
    });
    await expect(summaryOf(form)).toHaveCount(0);
  });

  test('spaces are nothing, and what is typed is never taken away', async ({ page }) => {
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    await fieldOf(form, 'FNAME').fill('  ');
    await fieldOf(form, 'EMAIL').fill('a@b');
    await submitOf(form).click();
    await expect(summaryOf(form)).toBeFocused();
    expect(await faultyFields(form)).toEqual(['FNAME', 'EMAIL']);
    expect(
      await form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element))),
    ).toMatchObject({
      ...bodyOf('clinics', 'pt'),
      CONTEMAIS: expect.stringContaining('Duas linhas'),
      FNAME: '  ',
      EMAIL: 'a@b',
    });
  });

  for (const height of [500, 844]) {
    test(`in the modal the summary stands within the dialog, in a window of ${height} pixels`, async ({
      page,
    }) => {
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
        errorTexts('modal', 'en', { EMAIL: 'fieldRequired' }),
      );
      await summary.getByRole('link').click();
      await expect(fieldOf(form, 'EMAIL')).toBeFocused();
      await page.keyboard.type('ana@example.com');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await captureSubmission(page, () => submitOf(form).click())).toMatchObject({
        form: 'modal',
        lang: 'en',
        EMAIL: 'ana@example.com',
      });
      await expect(summary).toHaveCount(0);
    });
  }
});

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
      ...body
    } = await captureSubmission(page, () => submitOf(form).click());
    expect(body).toEqual({
      ...bodyOf('clinics', 'pt'),
      COMPANY: `A ${bodyOf('clinics', 'pt').COMPANY}`,
    });
  });

  for (const way of ['a click', 'Enter'] as const) {
    const send = (form: Locator) =>
      way === 'Enter' ? fieldOf(form, 'EMAIL').press('Enter') : submitOf(form).click();

    test(`a form that is right is sent by ${way} without waiting for it`, async ({ page }) => {
      await holdScripts(page);
      await open(page, '/clinicas');
      const form = contactForm(page);
      await fillIn(form, 'clinics');
      expect(await captureSubmission(page, () => send(form))).toEqual(bodyOf('clinics', 'pt'));
    });

    test(`a faulty form waits after ${way}, and is then summed up`, async ({ page }) => {
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
    await submitOf(form).click();
    await fillIn(form, 'clinics');
    const tabs = tabsOf(page);
    await captureSubmission(page, () => submitOf(form).click());
    release();
    await awake(form);
    await expect(summaryOf(form)).toHaveCount(0);
    expect(tabs.count).toBe(1);
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
    test(`the browser itself says what is wrong, and the form can be mended and sent (${lost})`, async ({
      page,
    }) => {
      await page.route(`**/assets/${lost}.js`, (route) => route.abort());
      await open(page, '/clinicas');
      const form = contactForm(page);
      const tabs = tabsOf(page);
      await fieldOf(form, 'FNAME').fill('Ana');
      await submitOf(form).click();
      await expect(fieldOf(form, 'EMAIL')).toBeFocused();
      expect(tabs.count).toBe(0);
      await fillIn(form, 'clinics');
      expect(await captureSubmission(page, () => submitOf(form).click())).toEqual(
        bodyOf('clinics', 'pt'),
      );
    });
  }
});

test.describe('phone', () => {
  /** Opens a form with its phone field focused and what knows the numbers loaded. */
  async function openPhone(page: Page): Promise<Locator> {
    const loaded = page.waitForResponse(/\/assets\/phone\.[^/]*\.js$/);
    const phone = fieldOf(await openForm(page, '/clinicas'), 'PHONE');
    await phone.focus();
    await loaded;
    return phone;
  }

  /** The value, with the caret in it. */
  const shown = (phone: Locator) =>
    phone.evaluate(
      ({ value, selectionStart }: HTMLInputElement) =>
        `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`,
    );

  test('a number is grouped as its country does, while it is typed', async ({ page }) => {
    const phone = await openPhone(page);
    for (const [keys, value] of [
      ['11987654321', '(11) 98765-4321|'],
      ['1134567890', '(11) 3456-7890|'],
      ['+14155552671', '+1 415 555 2671|'],
      ['+34612345678', '+34 612 34 56 78|'],
      ['a combinar', 'a combinar|'],
    ] as const) {
      await phone.fill('');
      await phone.pressSequentially(keys);
      await expect.poll(() => shown(phone)).toBe(value);
    }
  });

  test('the caret stays in the middle of a number; leaving the field groups it anew', async ({
    page,
  }) => {
    const phone = await openPhone(page);
    await phone.pressSequentially('11987654321');
    for (let step = 0; step < 4; step++) await phone.press('ArrowLeft');
    await phone.press('Backspace');
    await phone.press('Backspace');
    expect(await shown(phone)).toBe('(11) 9876|4321');
    await phone.press('0');
    expect(await shown(phone)).toBe('(11) 98760|4321');
    await phone.press('Tab');
    await expect(phone).toHaveValue('(11) 98760-4321');
    await phone.focus();
    await phone.press('Home');
    await phone.press('Delete');
    expect(await shown(phone)).toBe('|11) 98760-4321');
  });

  test('everything can be deleted, key by key', async ({ page }) => {
    const phone = await openPhone(page);
    await phone.pressSequentially('11987654321');
    for (let left = '(11) 98765-4321'.length; left > 0; left--) {
      expect((await phone.inputValue()).length).toBe(left);
      await phone.press('Backspace');
    }
    await expect(phone).toHaveValue('');
  });

  test('it is loaded with the first touch of a phone field, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/phone/.test(request.url())) asked.push(request.url());
    });
    const form = await openForm(page, '/clinicas');
    await fieldOf(form, 'EMAIL').fill('ana@example.com');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await fieldOf(form, 'PHONE').focus();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('where it cannot be loaded, the field stays plain and the form works', async ({ page }) => {
    await page.route('**/assets/phone.*', (route) => route.abort());
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    await fieldOf(form, 'PHONE').fill('');
    await fieldOf(form, 'PHONE').pressSequentially('11987654321');
    expect(await captureSubmission(page, () => submitOf(form).click())).toMatchObject({
      PHONE: '11987654321',
    });
  });
});

test.describe('autofill', () => {
  const address = {
    NAME_FIRST: 'Ana',
    NAME_LAST: 'Lima',
    NAME_FULL: 'Ana Lima',
    EMAIL_ADDRESS: 'ana@example.com',
    PHONE_HOME_WHOLE_NUMBER: '+5511987654321',
    COMPANY_NAME: 'Clínica Lima',
    ADDRESS_HOME_STREET_ADDRESS: 'Rua A, 1',
    ADDRESS_HOME_CITY: 'Barueri',
    ADDRESS_HOME_ZIP: '06400-000',
    ADDRESS_HOME_COUNTRY: 'BR',
  };

  /** Lets Chromium fill a form in from an address book, as from its menu at the first field. */
  async function autofill(page: Page, form: Locator): Promise<void> {
    const session = await page.context().newCDPSession(page);
    await session.send('Autofill.enable');
    await fieldOf(form, 'EMAIL').evaluate((field) => field.setAttribute('data-autofill', ''));
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[data-autofill]',
    });
    const { node } = await session.send('DOM.describeNode', { nodeId });
    await session.send('Autofill.trigger', {
      fieldId: node.backendNodeId,
      address: { fields: Object.entries(address).map(([name, value]) => ({ name, value })) },
    });
    await expect(fieldOf(form, 'EMAIL')).toHaveValue(address.EMAIL_ADDRESS);
  }

  for (const language of languages) {
    test(`what the browser knows is filled in, and the trap stays empty (${language})`, async ({
      page,
    }) => {
      const form = await openForm(page, pathOf('/clinicas', language));
      await autofill(page, form);
      await expect(fieldOf(form, 'PHONE')).toHaveValue('+55 11 98765 4321');
      const {
        submission: _submission,
        elapsed: _elapsed,
        ...body
      } = await captureSubmission(page, () => submitOf(form).click());
      expect(body).toEqual({
        ...bodyOf('clinics', language),
        FNAME: 'Ana',
        EMAIL: 'ana@example.com',
        PHONE: '+55 11 98765 4321',
        COMPANY: 'Clínica Lima',
        CARGO: '',
        QTIDFUNCIO: '',
        CONTEMAIS: '',
      });
    });
  }

  test('a trap that asked for a town would be filled in: the tests above can fail', async ({
    page,
  }) => {
    const { trapField } = site.leads;
    await page.route('**/clinicas', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(
          `"off" name="${trapField}"`,
          `"address-level2" name="${trapField}"`,
        ),
      });
    });
    const form = await openForm(page, '/clinicas');
    await autofill(page, form);
    await expect(fieldOf(form, trapField)).toHaveValue(address.ADDRESS_HOME_CITY);
  });

  test('a fault goes once the browser has filled its field in', async ({ page }) => {
    const form = await openForm(page, '/clinicas');
    await submitOf(form).click();
    expect(await faultyFields(form)).toEqual(['FNAME', 'EMAIL', 'COMPANY']);
    await autofill(page, form);
    await expect.poll(() => faultyFields(form)).toEqual([]);
  });
});

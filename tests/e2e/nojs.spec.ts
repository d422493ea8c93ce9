import {
  bodyOf,
  contactForm,
  faultsHeading,
  faultTexts,
  fieldOf,
  fillIn,
  places,
  sentBy,
  submitOf,
} from './forms/lead-forms.ts';
import {
  addressOf,
  expect,
  languages,
  message,
  pageAt,
  sectionsOf,
  shells,
  slowBut,
  test,
} from './site.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`menus can be reached in ${language}, wide and narrow`, async ({ page }) => {
    const menus = shells[language].header.menus as {
      label: string;
      items: { label: string; to?: string; items?: { label: string; to: string }[] }[];
    }[];
    const links = menus.flatMap(({ items }) => items.flatMap((item) => item.items ?? [item]));
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(addressOf('/', language));
    for (const { label, items } of menus) {
      await page.getByRole('banner').getByRole('button', { name: label, exact: true }).focus();
      for (const link of items.flatMap((item) => item.items ?? [item]))
        await expect(
          page.getByRole('banner').getByRole('link', { name: link.label, exact: true }),
        ).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 900 });
    await page.reload();
    await page
      .getByRole('button', { name: message(language, 'navigation.openMenu'), exact: true })
      .click();
    for (const { label } of links)
      await expect(
        page.getByRole('banner').getByRole('link', { name: label, exact: true }),
      ).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: links[0]!.label, exact: true })
      .click();
    await expect(page).toHaveURL(links[0]!.to!);
  });

  test(`a form in ${language} is sent and thanked for`, async ({ page }) => {
    await page.goto(addressOf('/clinicas', language));
    const form = contactForm(page);
    await form.locator('[name=FNAME]').fill('Ana');
    await form.locator('[name=EMAIL]').fill('ana@example.com');
    await form.locator('[name=COMPANY]').fill('Clínica');
    const [answer] = await Promise.all([
      page.waitForEvent('popup'),
      form.getByRole('button').click(),
    ]);
    await expect(answer.getByRole('heading', { level: 1 })).toHaveText(
      message(language, 'common.thanksTitle'),
    );
    await expect(answer.locator('html')).toHaveAttribute(
      'lang',
      language === 'pt' ? 'pt-BR' : language,
    );
  });

  test(`'${shells[language].header.contact.label}' leads to the contact section`, {
    tag: slowBut(language === 'pt'),
  }, async ({ page }) => {
    await page.goto(addressOf('/termos', language));
    await page
      .getByRole('banner')
      .getByRole('button', { name: shells[language].header.contact.label, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${addressOf('/', language)}\\??#contact-section$`));
    await expect(contactForm(page)).toBeInViewport();
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const labels = shells.pt.header.menus.flatMap(({ items }: any) =>
    items.flatMap((item: any) => item.items ?? [item]).map((link: any) => link.label as string),
  );

  test('the menu leaves the page its first screen, and opens to a finger', async ({ page }) => {
    await page.goto('/clinicas');
    const header = page.getByRole('banner');
    const toggle = header.getByRole('button', { name: message('pt', 'navigation.openMenu') });
    const link = (name: string) => header.getByRole('link', { name, exact: true });
    const height = async () => (await header.boundingBox())!.height;
    expect(await height()).toBeLessThan(90);
    for (const label of labels) await expect(link(label)).toBeHidden();
    const title = page.getByRole('heading', { level: 1 });
    expect((await title.boundingBox())!.y).toBeLessThan(300);
    await toggle.tap();
    for (const label of labels) await expect(link(label)).toBeVisible();
    // It lies over the page, which stays where it is.
    expect(await height()).toBeLessThan(90);
    await page.touchscreen.tap(380, 430);
    await expect(link(labels[0]!), 'a finger beside the links').toBeVisible();
    await link(labels.at(-1)!).tap();
    await expect(page).toHaveURL('/seguranca/gdpr');
    await page.evaluate(() => scrollTo(0, 1500));
    await toggle.tap();
    await link(labels[0]!).tap();
    await expect(page).toHaveURL('/clinicas');
  });
});

for (const width of [390, 1280])
  test(`the keyboard opens a menu, walks through it and leaves it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/clinicas');
    const header = page.getByRole('banner');
    const { home, menus, contact } = shells.pt.header;
    const toggle = message('pt', 'navigation.openMenu');
    const [opener, first] = width < 768 ? [toggle, home] : [menus[0].label, menus[0].items[0]];
    const link = header.getByRole('link', { name: first.label, exact: true });
    await expect(link).toBeHidden();
    await header.getByRole('button', { name: opener, exact: true }).focus();
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    const last = header.getByRole('button', { name: contact.label, exact: true });
    const isLast = () => last.evaluate((button) => button === document.activeElement);
    for (let step = 0; step < 40 && !(await isLast()); step++) await page.keyboard.press('Tab');
    await expect(last).toBeFocused();
    await expect(link).toBeHidden();
  });

test('accordions stand open', { tag: '@slow' }, async ({ page }) => {
  for (const { path, section } of sectionsOf('accordion')) {
    await page.goto(path);
    for (const { text } of section.items)
      await expect(page.locator(`#${section.id}`).getByText(text, { exact: true })).toBeVisible();
  }
});

test('the call bar has no button that does nothing', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/clinicas');
  const bar = page.locator('#call-bar');
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await expect(bar).toBeAttached();
  await expect(bar.locator('button')).toHaveCSS('display', 'none');
});

test('the forms of the modals stand in the page and can be sent', { tag: '@slow' }, async ({
  page,
}) => {
  for (const route of ['/seguranca/lgpd', '/seguranca/hipaa', '/seguranca/gdpr']) {
    await page.goto(route);
    const modals = pageAt(route)
      .json.sections.flatMap(({ actions = [] }) => actions)
      .filter(({ modal }: any) => modal);
    const forms = page.locator('#closing form');
    await expect(forms).toHaveCount(modals.length);
    for (const { modal } of modals)
      await expect(page.getByRole('heading', { name: modal.heading, exact: true })).toBeVisible();
    // Nothing of them is cut off by the card that they stand in.
    const card = (await page.locator('#closing > *').first().boundingBox())!;
    for (const field of await forms.locator('[name=EMAIL]').all()) {
      const { x, width } = (await field.boundingBox())!;
      expect.soft(x + width, route).toBeLessThan(card.x + card.width);
    }
    await forms.last().locator('[name=EMAIL]').fill('ana@example.com');
    const [answer] = await Promise.all([
      page.waitForEvent('popup'),
      forms.last().getByRole('button').click(),
    ]);
    await expect(answer.getByRole('heading', { level: 1 })).toHaveText(
      message('pt', 'common.thanksTitle'),
    );
    await answer.close();
  }
});

test('the browser holds back a form that lacks a required field or has a wrong address', async ({
  page,
}) => {
  await page.goto('/clinicas');
  const form = contactForm(page);
  const invalid = () =>
    form.evaluate((element: HTMLFormElement) =>
      [...element.querySelectorAll<HTMLInputElement>(':invalid')].map(({ name }) => name),
    );
  expect(await invalid()).toEqual(['FNAME', 'EMAIL', 'COMPANY']);
  await fieldOf(form, 'FNAME').fill('Ana');
  await fieldOf(form, 'COMPANY').fill('Clínica');
  await fieldOf(form, 'EMAIL').fill('sem-arroba');
  let popups = 0;
  page.on('popup', () => popups++);
  await submitOf(form).click();
  expect(await invalid()).toEqual(['EMAIL']);
  await expect(fieldOf(form, 'EMAIL')).toBeFocused();
  expect(popups).toBe(0);
});

for (const language of languages) {
  test(`a faulty lead in ${language} comes back summed up, with what was written, and can be sent again`, async ({
    page,
  }) => {
    await page.goto(addressOf('/clinicas', language));
    const form = contactForm(page);
    await fillIn(form, 'clinics');
    // Faults that only the inbox sees: the browser takes spaces for a name, and knows of no towns
    // without a dot.
    await fieldOf(form, 'FNAME').fill('  ');
    await fieldOf(form, 'EMAIL').fill('ana@example');
    const [answer] = await Promise.all([page.waitForEvent('popup'), submitOf(form).click()]);
    await expect(answer.getByRole('heading', { level: 1 })).toHaveText(faultsHeading(language, 2));
    const again = contactForm(answer);
    const links = again.locator('a[href^="#"]');
    await expect(links).toHaveText(
      faultTexts('clinics', language, { FNAME: 'fieldRequired', EMAIL: 'fieldEmail' }),
    );
    await expect(fieldOf(again, 'FNAME')).toHaveAccessibleDescription(
      message(language, 'common.fieldRequired'),
    );
    await expect(fieldOf(again, 'EMAIL')).toHaveAccessibleDescription(
      message(language, 'common.fieldEmail'),
    );
    for (const name of ['FNAME', 'EMAIL'])
      await expect(fieldOf(again, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(fieldOf(again, 'CONTEMAIS')).toHaveValue('Duas linhas\nde texto.');
    await links.nth(1).click();
    await expect(fieldOf(again, 'EMAIL')).toBeFocused();
    await fieldOf(again, 'FNAME').fill('Ana');
    await fieldOf(again, 'EMAIL').fill('ana@example.com');
    // The answer has no page of its own: it keeps whence the lead came.
    expect(await sentBy(answer, () => submitOf(again).click())).toEqual({
      ...bodyOf('clinics', language),
      origin: addressOf('/clinicas', language),
    });
  });
}

for (const [route, name] of [...places, ['/seguranca/hipaa', 'modal'] as const]) {
  test(`the form ${name} on ${route} sends what it shows, what it hides, and nothing else`, {
    tag: slowBut(name === 'home'),
  }, async ({ page }) => {
    await page.goto(route);
    const form = name === 'modal' ? page.locator('#closing form').last() : contactForm(page);
    await fillIn(form, name);
    expect(await sentBy(page, () => submitOf(form).click())).toEqual(bodyOf(name, 'pt'));
  });
}

test('images load, the video has a link', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/');
  for (const image of await page.locator('main img').filter({ visible: true }).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0),
      )
      .toBe(true);
  }
  expect(await page.locator('main img').filter({ visible: true }).count()).toBe(17);
  for (const { section } of sectionsOf('logos'))
    for (const { name } of section.items)
      await expect(
        page
          .locator(`#${section.id}`)
          .getByRole('img', { name, exact: true })
          .filter({ visible: true }),
      ).toHaveCount(1);
  await expect(
    page.locator('#video').getByRole('link', { name: message('pt', 'common.watchOnPlatform') }),
  ).toBeVisible();
});

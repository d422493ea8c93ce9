import type { Page } from 'playwright/test';
import {
  pathOf,
  expect,
  expectScrolledTo,
  isMarked,
  languages,
  markWindow,
  message,
  open,
  pageOf,
  pagesIn,
  prefixes,
  restingTop,
  shells,
  site,
  tags,
  test,
  waitForNoSkeleton,
  resolveText,
  type Language,
} from './site.ts';

/** The names that the contract gives the header's buttons. */
const named: Record<Language, { markets: string; security: string; contact: string }> = {
  pt: { markets: 'Mercados', security: 'Segurança', contact: 'Fale conosco' },
  en: { markets: 'Markets', security: 'Security', contact: shells.en.header.contact.label },
  es: { markets: 'Mercados', security: 'Seguridad', contact: shells.es.header.contact.label },
};

type Item = { label: string; to?: string; items?: Item[] };
const menusOf = (language: Language): { label: string; items: Item[] }[] =>
  shells[language].header.menus;
const header = (page: Page) => page.getByRole('banner');
const button = (page: Page, name: string) =>
  header(page).getByRole('button', { name, exact: true });
const heading = (path: string) => {
  const { json, language } = pagesIn('pt')
    .concat(pagesIn('en'), pagesIn('es'))
    .find((each) => each.path === path)!;
  return resolveText(language, json.sections[0]!.heading!);
};
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const language of languages) {
    test(`the header's parts and names in ${language}`, async ({ page }) => {
      await open(page, pathOf('/clinicas', language));
      const { markets, security, contact } = named[language];
      expect(contact).not.toBe('');
      if (language !== 'pt') expect(contact).not.toBe('Fale conosco');
      await expect(
        header(page).getByRole('link', {
          name: message(language, 'navigation.homeLabel', { brand: site.brand.name }),
        }),
      ).toHaveAttribute('href', '/');
      await expect(
        header(page).getByRole('link', { name: shells[language].header.home.label, exact: true }),
      ).toHaveAttribute('href', '/');
      await expect(button(page, contact)).toBeVisible();
      await expect(button(page, message(language, 'navigation.openMenu'))).toBeHidden();
      for (const name of [markets, security])
        await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');

      await button(page, markets).click();
      await expect(button(page, markets)).toHaveAttribute('aria-expanded', 'true');
      const operators = button(page, menusOf(language)[0]!.items[1]!.label);
      await expect(operators).toHaveAttribute('aria-expanded', 'false');
      await operators.click();
      await expect(operators).toHaveAttribute('aria-expanded', 'true');
      await expect(button(page, markets)).toHaveAttribute('aria-expanded', 'true');

      // No header link has a language's prefix, by the specification.
      const markets_ = [
        '/clinicas',
        '/operadoras/operadoras-saude',
        '/operadoras/cartoes-beneficios',
        '/academias',
        '/corporativo',
        '/industria-farmaceutica',
      ];
      for (const { label, to } of menusOf(language)[0]!.items.flatMap(
        (item) => item.items ?? [item],
      )) {
        expect(markets_).toContain(to);
        await expect(header(page).getByRole('link', { name: label, exact: true })).toBeVisible();
        await expect(header(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'href',
          to!,
        );
      }
      expect(await header(page).locator('#menu-markets a').count()).toBe(markets_.length);

      await button(page, security).click();
      await expect(button(page, security)).toHaveAttribute('aria-expanded', 'true');
      await expect(button(page, markets)).toHaveAttribute('aria-expanded', 'false');
      await expect(
        header(page).getByRole('link', {
          name: menusOf(language)[0]!.items[0]!.label,
          exact: true,
        }),
      ).toBeHidden();
      const links = header(page).locator('#menu-security a');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual([
        '/seguranca/arquitetura',
        '/seguranca/lgpd',
        '/seguranca/hipaa',
        '/seguranca/gdpr',
      ]);
      await button(page, security).click();
      await expect(button(page, security)).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
    });
  }

  test('a click outside closes the menus, one inside does not', async ({ page }) => {
    await open(page, '/termos');
    await button(page, 'Mercados').click();
    await button(page, 'Operadoras').click();
    await header(page)
      .locator('#menu-markets')
      .click({ position: { x: 100, y: 4 } });
    await expect(button(page, 'Mercados')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(200, 700);
    await expect(button(page, 'Mercados')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#menu-markets')).toBeHidden();
    await button(page, 'Mercados').click();
    await expect(button(page, 'Operadoras')).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes the innermost and gives the focus back', async ({ page }) => {
    await open(page, '/termos');
    await button(page, 'Mercados').click();
    await button(page, 'Operadoras').click();
    await header(page).getByRole('link', { name: 'Operadoras de saúde', exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Operadoras')).toBeFocused();
    await expect(button(page, 'Operadoras')).toHaveAttribute('aria-expanded', 'false');
    await expect(button(page, 'Mercados')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button(page, 'Mercados')).toBeFocused();
    await expect(button(page, 'Mercados')).toHaveAttribute('aria-expanded', 'false');
  });

  test('by keyboard alone: to a market through the submenu', async ({ page }) => {
    await open(page, '/termos');
    await markWindow(page);
    const tabTo = async (name: string) => {
      for (let steps = 0; steps < 20; steps++) {
        await page.keyboard.press('Tab');
        if (
          await page.evaluate(
            (wanted) => document.activeElement!.textContent?.trim() === wanted,
            name,
          )
        )
          return;
      }
      throw new Error(`no Tab leads to ${name}`);
    };
    await tabTo('Mercados');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Mercados')).toHaveAttribute('aria-expanded', 'true');
    await tabTo('Operadoras');
    await page.keyboard.press('Space');
    await expect(button(page, 'Operadoras')).toHaveAttribute('aria-expanded', 'true');
    await tabTo('Cartões de benefícios e hubs');
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement!).outlineStyle,
    );
    expect(outline, 'the focus shows').toBe('solid');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/operadoras/cartoes-beneficios');
    await expect(h1(page)).toHaveText(heading('/operadoras/cartoes-beneficios'));
    await expect(h1(page)).toBeFocused();
    await expect(button(page, 'Mercados')).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu link navigates, closes the menus and begins at the top', async ({ page }) => {
    await open(page, '/termos');
    await button(page, 'Segurança').click();
    await markWindow(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await header(page).getByRole('link', { name: 'HIPAA', exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/seguranca/hipaa'));
    await expect(page).toHaveURL('/seguranca/hipaa');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(button(page, 'Segurança')).toHaveAttribute('aria-expanded', 'false');
    expect(await isMarked(page)).toBe(true);
  });

  test('the logo leads home', async ({ page }) => {
    await open(page, '/clinicas');
    await header(page)
      .getByRole('link', {
        name: message('pt', 'navigation.homeLabel', { brand: site.brand.name }),
      })
      .click();
    await expect(page).toHaveURL('/');
    await expect(h1(page)).toHaveText(heading('/'));
  });

  for (const language of ['pt', 'en'] as const) {
    const home = pathOf('/', language);

    test(`'${named[language].contact}' scrolls to the contact section at home, and closes the menus`, async ({
      page,
    }) => {
      await open(page, home);
      await button(page, named[language].markets).click();
      await markWindow(page);
      const smooth = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(smooth).toBe('smooth');
      await button(page, named[language].contact).click();
      await expectScrolledTo(page.locator('#contact-section'));
      await expect(button(page, named[language].markets)).toHaveAttribute('aria-expanded', 'false');
      expect(await isMarked(page)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(home);
    });

    test(`'${named[language].contact}' elsewhere goes home with the flag, scrolls, and clears it (${language})`, async ({
      page,
    }) => {
      await open(page, pathOf('/termos', language));
      await button(page, named[language].security).click();
      await markWindow(page);
      await page.evaluate(() => {
        const pushed: unknown[] = ((window as any).pushed = []);
        const push = history.pushState;
        history.pushState = function (...args) {
          pushed.push({ state: args[0], url: String(args[2]) });
          return push.apply(this, args);
        };
      });
      await button(page, named[language].contact).click();
      await expect(page).toHaveURL(home);
      expect(await page.evaluate(() => (window as any).pushed)).toEqual([
        { state: { scrollToContact: true }, url: home },
      ]);
      await expect(button(page, named[language].security)).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      await expect(h1(page)).toHaveText(heading(home));
      await expectScrolledTo(page.locator('#contact-section'));
      expect(
        await page.evaluate(
          () => (history.state as Record<string, unknown> | null)?.scrollToContact,
        ),
      ).toBeUndefined();
      expect(await isMarked(page)).toBe(true);
      // The flag is gone from the entry: a reload does not scroll by it again.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect
        .poll(() =>
          page.evaluate(() =>
            Number((history.state as Record<string, unknown> | null)?.scrollPosition ?? 0),
          ),
        )
        .toBe(0);
      await page.reload();
      await waitForNoSkeleton(page);
      expect(await restingTop(page.locator('#contact-section'))).toBeGreaterThan(1000);
    });
  }
});

test.describe('under 768 pixels', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  for (const language of languages) {
    test(`one toggle stands for the menu in ${language}`, async ({ page }) => {
      await open(page, pathOf('/funcionalidades', language));
      const { markets, contact } = named[language];
      const toggle = header(page).locator('button[aria-controls=main-menu]');
      await expect(toggle).toHaveAccessibleName(message(language, 'navigation.openMenu'));
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(button(page, markets)).toBeHidden();
      await expect(button(page, contact)).toBeHidden();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle).toHaveAccessibleName(message(language, 'navigation.closeMenu'));
      await expect(button(page, contact)).toBeVisible();
      await button(page, markets).click();
      await expect(
        header(page).getByRole('link', {
          name: menusOf(language)[0]!.items[0]!.label,
          exact: true,
        }),
      ).toBeVisible();
      await toggle.click();
      await expect(button(page, markets)).toBeHidden();
      await toggle.click();
      await expect(button(page, markets)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('a link navigates, scrolls to the top and closes the menu', async ({ page }) => {
    await open(page, '/termos');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const toggle = header(page).locator('button[aria-controls=main-menu]');
    await toggle.click();
    await markWindow(page);
    await button(page, 'Mercados').click();
    await button(page, 'Operadoras').click();
    await header(page).getByRole('link', { name: 'Operadoras de saúde', exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/operadoras/operadoras-saude'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(await isMarked(page)).toBe(true);
  });

  test('a link to the page one is on scrolls to the top and closes the menu', async ({ page }) => {
    await open(page, '/seguranca/lgpd');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const toggle = header(page).locator('button[aria-controls=main-menu]');
    await toggle.click();
    await button(page, 'Segurança').click();
    await header(page).getByRole('link', { name: 'LGPD', exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test("'Fale conosco' closes the menu and scrolls, at home and from elsewhere", async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = header(page).locator('button[aria-controls=main-menu]');
    await toggle.click();
    await button(page, 'Fale conosco').click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expectScrolledTo(page.locator('#contact-section'));
    await open(page, '/termos');
    await toggle.click();
    await button(page, 'Fale conosco').click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/');
    await expect(h1(page)).toHaveText(heading('/'));
    await expectScrolledTo(page.locator('#contact-section'));
  });

  test('Escape and a click outside close the menu', async ({ page }) => {
    await open(page, '/termos');
    const toggle = header(page).locator('button[aria-controls=main-menu]');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(300, 780);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('at 768 pixels the whole menu stands', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await open(page, '/');
    await expect(button(page, 'Mercados')).toBeVisible();
    await expect(header(page).locator('button[aria-controls=main-menu]')).toBeHidden();
  });
});

test('footer links carry the language, social links open in a new tab', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathOf('/telemedicina', language));
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

test('every link of the site leads to a page, every target to a section', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const targets = new Map<string, Set<string>>();
  for (const language of languages) {
    for (const { path } of pagesIn(language)) {
      const html = await (await request.get(path)).text();
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
    const answer = await request.get(path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
    const html = await answer.text();
    for (const id of ids) expect.soft(html.includes(`id="${id}"`), `${path}#${id}`).toBe(true);
  }
  expect(page.url()).toBe('about:blank');
});

test.describe('languages', () => {
  test('the switcher names each language and its address, and says which one this is', async ({
    page,
  }) => {
    for (const language of languages) {
      await page.goto(pathOf('/seguranca/gdpr', language));
      const switcher = header(page).getByRole('list', {
        name: message(language, 'navigation.languageSwitcher'),
      });
      const links = switcher.getByRole('link');
      expect(
        await links.evaluateAll((all) =>
          all.map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
            link.getAttribute('lang'),
          ]),
        ),
      ).toEqual(
        languages.map((other) => [tags[other], pathOf('/seguranca/gdpr', other), tags[other]]),
      );
      await expect(switcher.locator('[aria-current]')).toHaveAttribute('hreflang', tags[language]);
      for (const { name } of site.languages)
        await expect(switcher.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });

  test('choosing a language shows the page in it, without a full load, and offers it elsewhere until another is chosen', async ({
    page,
  }) => {
    await open(page, '/clinicas');
    await button(page, 'Mercados').click();
    await expect(button(page, 'Mercados')).toHaveAttribute('aria-expanded', 'true');
    await markWindow(page);
    const offer = page.getByRole('complementary', { name: messageOfOffer('en') });
    await expect(offer).toBeHidden();
    await header(page).getByRole('link', { name: 'English', exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/en/clinicas'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(pageOf('/clinicas', 'en').json.title);
    await expect(button(page, 'Markets')).toHaveAttribute('aria-expanded', 'false');
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);

    // The header's links have no prefix: they lead out of the language, and the offer leads back.
    await button(page, 'Markets').click();
    await header(page).getByRole('link', { name: 'Gyms', exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/academias'));
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'en');
    await page.reload();
    await waitForNoSkeleton(page);
    await expect(offer).toBeVisible();
    const back = offer.getByRole('link', { name: message('en', 'navigation.offerLink') });
    await expect(back).toHaveAttribute('href', '/en/academias');
    await expect(back).toHaveAttribute('hreflang', 'en');
    await back.click();
    await expect(h1(page)).toHaveText(heading('/en/academias'));
    await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);

    await header(page).getByRole('link', { name: 'Português', exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/academias'));
    await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);
  });

  test('the choice is remembered without the app, and a language never chosen is not offered', async ({
    page,
  }) => {
    await open(page, '/es/termos');
    await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await open(page, '/en/termos');
    await expect(page.getByRole('complementary', { name: messageOfOffer('es') })).toBeVisible();
  });
});

const messageOfOffer = (language: Language) => message(language, 'navigation.offer');

import {
  addressOf,
  expect,
  isMarked,
  type Language,
  languages,
  markWindow,
  message,
  open,
  openHydrated,
  pageAt,
  site,
  tags,
  test,
  uncover,
} from '../site.ts';
import { button, h1, header, heading, namesOf } from './parts.ts';

const pt = namesOf('pt');
const en = namesOf('en');

/** A link of the switcher says what it shows, "PT", and then the language's name. */
const linkName = (language: Language): string =>
  `${language} ${site.languages.find(({ code }: { code: string }) => code === language).name}`;
const messageOfOffer = (language: Language) => message(language, 'navigation.offer');

test.describe('languages', () => {
  test('the switcher names each language and its address, and says which one this is', async ({
    page,
  }) => {
    for (const language of languages) {
      await page.goto(addressOf('/seguranca/gdpr', language));
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
        languages.map((other) => [tags[other], addressOf('/seguranca/gdpr', other), tags[other]]),
      );
      await expect(switcher.locator('[aria-current]')).toHaveAttribute('hreflang', tags[language]);
      for (const other of languages)
        await expect(
          switcher.getByRole('link', { name: linkName(other), exact: true }),
        ).toBeVisible();
    }
  });

  test('choosing a language shows the page in it, without a full load, and offers it elsewhere until another is chosen', async ({
    page,
  }) => {
    await openHydrated(page, '/clinicas');
    await button(page, pt.markets).click();
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'true');
    await markWindow(page);
    const offer = page.getByRole('complementary', { name: messageOfOffer('en') });
    await expect(offer).toBeHidden();
    await header(page)
      .getByRole('link', { name: linkName('en'), exact: true })
      .click();
    await expect(h1(page)).toHaveText(heading('/en/clinicas'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(pageAt('/clinicas', 'en').json.title);
    await expect(button(page, en.markets)).toHaveAttribute('aria-expanded', 'false');
    expect(await isMarked(page)).toBe(true);
    await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);

    // The header's links have no prefix: they lead out of the language, and the offer leads back.
    await button(page, en.markets).click();
    await header(page).getByRole('link', { name: en.gyms, exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/academias'));
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'en');
    await page.reload();
    await uncover(page);
    await expect(offer).toBeVisible();
    const back = offer.getByRole('link', { name: message('en', 'navigation.offerLink') });
    await expect(back).toHaveAttribute('href', '/en/academias');
    await expect(back).toHaveAttribute('hreflang', 'en');
    await back.click();
    await expect(h1(page)).toHaveText(heading('/en/academias'));
    await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);

    await header(page)
      .getByRole('link', { name: linkName('pt'), exact: true })
      .click();
    await expect(h1(page)).toHaveText(heading('/academias'));
    await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);
  });

  test('who came in a language is offered it where a link leads out of it, and nothing is stored', async ({
    page,
  }) => {
    await openHydrated(page, '/en/clinicas');
    await button(page, en.markets).click();
    await header(page).getByRole('link', { name: en.gyms, exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/academias'));
    const offer = page.getByRole('complementary', { name: messageOfOffer('en') });
    await expect(offer).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await offer.getByRole('link', { name: message('en', 'navigation.offerLink') }).click();
    await expect(h1(page)).toHaveText(heading('/en/academias'));
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

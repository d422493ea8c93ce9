import type { Page, Route } from 'playwright/test';
import {
  expect,
  isMarked,
  markWindow,
  message,
  openHydrated,
  pageAt,
  test,
  words,
} from './site.ts';

/**
 * What happens in the app that is open, when a part of the next page does not come as it should.
 */
test.use({ expects: /dynamically imported module|module script|Failed to fetch/ });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const headingOf = (route: string, language: 'pt' | 'en') =>
  words(language, pageAt(route, language).json.sections[0]!.heading!);

const html = '<!doctype html><title>Portal</title><p>Sign in to this network.';
const faults: Record<string, (route: Route) => Promise<void> | void> = {
  'is aborted': (route) => route.abort(),
  'answers 404': (route) => route.fulfill({ status: 404, body: '' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: '' }),
  'comes as HTML': (route) => route.fulfill({ contentType: 'text/html', body: html }),
  // Neither an answer nor an end.
  'never comes': () => {},
};
const parts = {
  'page.json': '**/en/clinicas/page.json',
  'the shell': '**/assets/shell.en.*.json',
  'a script': '**/assets/*.js',
};

/** How often documents are asked for. */
function documents(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

const follow = (page: Page, href: string) =>
  page.evaluate(
    (target) => document.querySelector<HTMLElement>(`a[href="${target}"]`)!.click(),
    href,
  );

/** The page has come by one plain navigation, and no other follows. */
async function expectOnePlainNavigation(page: Page, asked: string[], path: string) {
  await expect(h1(page)).toHaveText(headingOf('/clinicas', 'en'));
  await expect(page).toHaveURL(path);
  expect(await isMarked(page)).toBe(false);
  await page.waitForTimeout(1_500);
  expect(asked).toEqual([path]);
}

for (const [part, pattern] of Object.entries(parts)) {
  for (const [what, fault] of Object.entries(faults)) {
    test(`${part} of the next page ${what}: one plain navigation to it`, async ({ page }) => {
      await openHydrated(page, '/clinicas');
      await markWindow(page);
      await page.route(pattern, fault);
      const asked = documents(page);
      await follow(page, '/en/clinicas');
      await expectOnePlainNavigation(page, asked, '/en/clinicas');
    });
  }
}

test('a new deployment while a tab is open goes unnoticed', async ({ page }) => {
  await openHydrated(page, '/clinicas');
  await markWindow(page);
  const gone: string[] = [];
  let isNew = false;
  await page.route('**/en/clinicas', (route) => {
    isNew = true;
    return route.continue();
  });
  await page.route('**/assets/*.js', (route) => {
    if (isNew) return route.continue();
    gone.push(route.request().url());
    return route.fulfill({ status: 404, body: '' });
  });
  await page.route('**/en/clinicas/page.json', async (route) => {
    const answer = await route.fetch();
    const data = { ...(await answer.json()), build: '/assets/entry-client.anotherone.js' };
    await route.fulfill({ response: answer, json: data });
  });
  const asked = documents(page);
  await follow(page, '/en/clinicas');
  await expectOnePlainNavigation(page, asked, '/en/clinicas');
  expect(gone, 'scripts of the old build').toEqual([]);
});

test('back and forward fall back to a plain navigation, too', async ({ page }) => {
  await openHydrated(page, '/clinicas');
  await follow(page, '/academias');
  await expect(h1(page)).toHaveText(headingOf('/academias', 'pt'));
  await page.reload();
  await openHydrated(page, '/academias');
  await page.route('**/clinicas/page.json', (route) => route.abort());
  await page.goBack();
  await expect(h1(page)).toHaveText(headingOf('/clinicas', 'pt'));
});

test('offline, pages that are there show; for another the app says so, and goes on when it can', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/clinicas');
  await markWindow(page);
  for (const route of ['/academias', '/clinicas']) {
    await follow(page, route);
    await expect(h1(page)).toHaveText(headingOf(route, 'pt'));
  }
  await context.setOffline(true);
  await follow(page, '/academias');
  await expect(h1(page)).toHaveText(headingOf('/academias', 'pt'));
  await follow(page, '/corporativo');
  await expect(h1(page)).toHaveText('Unexpected Application Error!');
  await expect(page.locator('main')).toContainText(message('pt', 'common.errorFailed'));
  await expect(page.locator('main')).not.toContainText('fetch');
  expect(await isMarked(page)).toBe(true);
  await context.setOffline(false);
  await expect(h1(page)).toHaveText(headingOf('/corporativo', 'pt'));
});

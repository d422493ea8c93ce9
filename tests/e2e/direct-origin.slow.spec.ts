import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { copyTinySiteWith, serve } from './tool.ts';

/** A site that may stand on any host: its forms go to a provider, and links carry the origin. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const root = await copyTinySiteWith(({ leads }) => {
    Object.assign(leads, {
      mode: 'direct',
      provider: { subscribeUrl: 'https://list.example/subscribe' },
      origin: {
        allow: ['utm_campaign', 'referrer'],
        fields: { page: 'PAGE', utm_campaign: 'CAMPAIGN', referrer: 'FROM' },
      },
    });
  });
  site = await serve('start', root);
});
test.afterAll(() => site?.stop());

/** Sends the form of a page. @returns what the provider gets of the origin */
async function sentOrigin(page: Page, context: BrowserContext) {
  await context.route('https://list.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>thanks</title>' }),
  );
  const form = page.locator('#contact-section form');
  await form.locator('[name=FNAME]').fill('Ada');
  await form.locator('[name=EMAIL]').fill('ada@example.org');
  const request = context.waitForEvent('request', (each) => each.method() === 'POST');
  await form.locator('[type=submit]').click();
  const sent = new URLSearchParams((await request).postData() ?? '');
  return ['PAGE', 'CAMPAIGN', 'FROM'].map((name) => sent.get(name));
}

test('a campaign is told to the provider two pages later, and nothing that is not allowed', async ({
  page,
  context,
}) => {
  await page.goto(`${site.url}/?utm_campaign=spring&utm_term=secret`, {
    referer: 'https://www.search.example/?q=secret',
  });
  await expect(page).toHaveURL(/referrer=www\.search\.example/);
  await page.locator('a[href="/courses"]').first().dispatchEvent('click');
  await page.waitForURL((url) => url.pathname === '/courses');
  expect(new URL(page.url()).searchParams.get('utm_term')).toBe(null);
  expect(await sentOrigin(page, context)).toEqual(['/courses', 'spring', 'www.search.example']);
  expect(await context.cookies()).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is told', async ({ page, context }) => {
    await page.goto(`${site.url}/courses?utm_campaign=spring`);
    expect(await sentOrigin(page, context)).toEqual(['/courses', '', '']);
  });
});

import type { Page } from 'playwright/test';
import {
  pathOf,
  expect,
  expectScrolledTo,
  isMarked,
  markWindow,
  message,
  open,
  openHydrated,
  pageOf,
  pages,
  restingTop,
  tags,
  test,
  waitForNoSkeleton,
  resolveText,
} from './site.ts';

const minimum = 800;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const heading = (route: string, language: 'pt' | 'en' | 'es' = 'pt') =>
  resolveText(language, pageOf(route, language).json.sections[0]!.heading!);

type Seen = {
  shown: boolean;
  covers: boolean;
  focusable: number;
  firstPaint: number;
  gone: number;
};

/** Watches, frame by frame from the beginning of a document, whether a skeleton shows. */
const watchSkeleton = (page: Page) =>
  page.addInitScript(() => {
    const seen = ((window as any).seen = {
      shown: false,
      covers: false,
      focusable: 0,
      firstPaint: 0,
      gone: 0,
    } as Seen);
    const look = (time: number) => {
      seen.firstPaint ||= performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
      const skeleton = document.querySelector('[data-skeleton]');
      const stands =
        skeleton !== null &&
        getComputedStyle(skeleton).visibility === 'visible' &&
        skeleton.getBoundingClientRect().height > 0;
      if (stands && !seen.shown) {
        seen.shown = true;
        const points = [0.2, 0.5, 0.8].flatMap((x) =>
          [0.3, 0.6, 0.9].map((y) => document.elementFromPoint(innerWidth * x, innerHeight * y)),
        );
        seen.covers = points.every((element) => skeleton.contains(element));
        seen.focusable = skeleton.querySelectorAll('a,button,input,[tabindex]').length;
      }
      if (seen.shown && !stands) seen.gone = time;
      else if (time < 6000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seen = (page: Page) => page.evaluate(() => (window as any).seen as Seen);

test('a skeleton covers every page but the English home page from the first paint', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await watchSkeleton(page);
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: 'load' });
    await expect
      .poll(async () => (await seen(page)).firstPaint, { intervals: [20] })
      .toBeGreaterThan(0);
    const { shown, covers, focusable } = await seen(page);
    expect
      .soft({ shown, covers, focusable }, path)
      .toEqual(
        path === '/en'
          ? { shown: false, covers: false, focusable: 0 }
          : { shown: true, covers: true, focusable: 0 },
      );
    await expect.soft(page.getByRole('banner')).toBeInViewport();
  }
});

for (const path of ['/', '/es', '/clinicas', '/en/termos', '/operadoras', '/seguranca/hipaa']) {
  test(`the skeleton stands on ${path} for at least ${minimum} ms after the first paint, then it is gone`, async ({
    page,
  }) => {
    await watchSkeleton(page);
    await page.goto(path);
    await expect.poll(async () => (await seen(page)).gone).toBeGreaterThan(0);
    const { firstPaint, gone } = await seen(page);
    expect(gone - firstPaint).toBeGreaterThanOrEqual(minimum);
    expect(gone - firstPaint).toBeLessThan(minimum + 1200);
    await expect(h1(page)).toBeVisible();
    const inTheWay = await page.evaluate(() =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('[data-skeleton]'),
    );
    expect(inTheWay).toBeNull();
  });
}

test('no content shows through while the skeleton stands, and it never returns once the app is there', async ({
  page,
}) => {
  await page.goto('/clinicas', { waitUntil: 'commit' });
  await page.locator('[data-skeleton]').waitFor({ state: 'visible' });
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector('[data-skeleton]')!).backgroundColor,
    ),
  ).toMatch(/^rgb\(/);
  await waitForNoSkeleton(page);
  await page.getByRole('button', { name: 'Mercados', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mercados', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.locator('[data-skeleton]').filter({ visible: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no skeleton', async ({ page }) => {
    for (const path of ['/', '/clinicas', '/en/corporativo']) {
      await page.goto(path, { waitUntil: 'commit' });
      await h1(page).waitFor();
      await expect(page.locator('[data-skeleton]').filter({ visible: true })).toHaveCount(0);
    }
  });
});

test.describe('navigation in the app', () => {
  /** Follows a link of the page and tells how the skeleton stood meanwhile. */
  async function follow(
    page: Page,
    href: string,
  ): Promise<{ shown: number; stood: number; header: boolean }> {
    return page.evaluate(async (target) => {
      const began = performance.now();
      let shown = 0;
      let header = true;
      document.querySelector<HTMLElement>(`a[href="${target}"]`)!.click();
      for (;;) {
        await new Promise(requestAnimationFrame);
        const skeleton = document.querySelector('[data-skeleton]');
        const waiting = document.querySelector('main > [role=status]');
        if (skeleton && getComputedStyle(skeleton).visibility === 'visible') shown++;
        header &&= document.querySelector('header')!.getBoundingClientRect().height > 40;
        if (performance.now() - began > 300 && !waiting && document.querySelector('main h1'))
          return { shown, stood: performance.now() - began, header };
      }
    }, href);
  }

  for (const [from, to, route, language] of [
    ['/clinicas', '/academias', '/academias', 'pt'],
    ['/en/termos', '/en/clinicas', '/clinicas', 'en'],
    ['/en/termos', '/es/termos', '/termos', 'es'],
  ] as const) {
    test(`${from} → ${to}: a skeleton for at least ${minimum} ms, then title, language, focus and top`, async ({
      page,
    }) => {
      await openHydrated(page, from);
      await markWindow(page);
      await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
      const { shown, stood, header } = await follow(page, to);
      expect(shown).toBeGreaterThan(10);
      expect(stood).toBeGreaterThanOrEqual(minimum);
      expect(header).toBe(true);
      await expect(h1(page)).toHaveText(heading(route, language));
      await expect(h1(page)).toBeFocused();
      await expect(page).toHaveTitle(pageOf(route, language).json.title);
      await expect(page).toHaveURL(to);
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${to}$`),
      );
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        pageOf(route, language).json.description,
      );
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await isMarked(page)).toBe(true);
      await expect(page.locator('main section[id]').first()).toBeVisible();
      await expect(page.locator('[data-asleep]')).toHaveCount(0);
    });
  }

  test('to the English home page: only the header shows while it loads', async ({ page }) => {
    await openHydrated(page, '/en/termos');
    await markWindow(page);
    const { shown, header, stood } = await follow(page, '/en');
    expect(shown).toBe(0);
    expect(header).toBe(true);
    expect(stood).toBeGreaterThan(0);
    await expect(h1(page)).toHaveText(heading('/', 'en'));
    expect(await isMarked(page)).toBe(true);
  });

  test('a card of the super app begins its page at the top', async ({ page }) => {
    await openHydrated(page, '/');
    await markWindow(page);
    await page.locator('#super-app-section').getByRole('link').first().click();
    await expect(h1(page)).toHaveText(heading('/telemedicina'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('back and forward restore where one was, without a full load', async ({ page }) => {
    await openHydrated(page, '/');
    await markWindow(page);
    const scrolled = async (top: number) => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect
        .poll(() =>
          page.evaluate(() => (history.state as Record<string, unknown> | null)?.scrollPosition),
        )
        .toBe(top);
    };
    await scrolled(1500);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/clinicas"]')!.click(),
    );
    await expect(h1(page)).toHaveText(heading('/clinicas'));
    await scrolled(700);
    await page.goBack();
    await expect(h1(page)).toHaveText(heading('/'));
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(3);
    await page.goForward();
    await expect(h1(page)).toHaveText(heading('/clinicas'));
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(3);
    expect(await isMarked(page)).toBe(true);
  });

  test('a link into another page ends at its section', async ({ page }) => {
    await openHydrated(page, '/telemedicina');
    await markWindow(page);
    await page
      .locator('#hero')
      .getByRole('link', { name: message('pt', 'common.startNow') })
      .click();
    await expect(h1(page)).toHaveText(heading('/'));
    await expectScrolledTo(page.locator('#contact-section'));
    expect(await isMarked(page)).toBe(true);
  });

  test('a link within the page scrolls smoothly to its section', async ({ page }) => {
    for (const [route, more] of [
      ['/', 'super-app-section'],
      ['/clinicas', 'transform-section'],
      ['/corporativo', 'wellbeing-section'],
      ['/academias', 'contact-section'],
    ] as const) {
      await open(page, route);
      await page.locator(`#hero a[href="#${more}"]`).click();
      await expectScrolledTo(page.locator(`#${more}`));
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe('smooth');
    }
  });

  test('the policy and the terms open at the top', async ({ page }) => {
    await openHydrated(page, '/clinicas');
    for (const [label, route] of [
      ['Política de privacidade', '/privacidade'],
      ['Termos de uso', '/termos'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
      await expect(h1(page)).toHaveText(heading(route));
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
});

test.describe('a route that fails', () => {
  const to = '/academias';
  for (const [what, status] of [
    ['is missing', 404],
    ['fails on the server', 500],
  ] as const) {
    test(`shows the error page with its status where it ${what}`, async ({ page }) => {
      await page.route(`**${to}/page.json`, (route) => route.fulfill({ status, body: '' }));
      await openHydrated(page, '/clinicas');
      await markWindow(page);
      await page.evaluate(
        (href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)!.click(),
        to,
      );
      await expect(h1(page)).toHaveText('Unexpected Application Error!');
      await expect(page.locator('main').getByText(String(status), { exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await isMarked(page)).toBe(true);
      const again = page.getByRole('button', { name: message('pt', 'common.tryAgain') });
      if (status === 404) return expect(again).toHaveCount(0);
      await page.unroute(`**${to}/page.json`);
      await again.click();
      await expect(h1(page)).toHaveText(heading(to));
    });
  }

  test('shows the error page with its message where the network is gone, and the way back works', async ({
    page,
  }) => {
    await page.route(`**${to}/page.json`, (route) => route.abort());
    await openHydrated(page, '/clinicas');
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)!.click(),
      to,
    );
    await expect(h1(page)).toHaveText('Unexpected Application Error!');
    await expect(page.locator('main').getByText('Failed to fetch')).toBeVisible();
    await page.unroute(`**${to}/page.json`);
    await page.goBack();
    await expect(h1(page)).toHaveText(heading('/clinicas'));
    await page.goForward();
    await expect(h1(page)).toHaveText(heading(to));
  });

  test('shows the error page where a section fails, with the message', async ({ page }) => {
    await page.route(`**${to}/page.json`, async (route) => {
      const answer = await route.fetch();
      const data = await answer.json();
      data.sections[0].actions = null;
      await route.fulfill({ response: answer, json: data });
    });
    await openHydrated(page, '/clinicas');
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)!.click(),
      to,
    );
    await expect(h1(page)).toHaveText('Unexpected Application Error!');
    await expect(page.locator('main')).toContainText('null');
  });
});

test.describe('navigation flags', () => {
  for (const [flag, route, section] of [
    ['scrollToApp', '/', 'super-app-section'],
    ['scrollToContact', '/', 'contact-section'],
    ['scrollToWellbeing', '/corporativo', 'wellbeing-section'],
  ] as const) {
    for (const language of ['pt', 'en'] as const) {
      test(`${flag} on ${pathOf(route, language)} scrolls to ${section} and is cleared`, async ({
        page,
      }) => {
        await page.goto(pathOf(route, language));
        await page.evaluate((name) => history.replaceState({ [name]: true, kept: 1 }, ''), flag);
        await page.addInitScript(() => {
          const scrolls: { id: string; at: number }[] = ((window as any).scrolls = []);
          const native = Element.prototype.scrollIntoView;
          Element.prototype.scrollIntoView = function (...args) {
            scrolls.push({ id: this.id, at: performance.now() });
            return native.apply(this, args);
          };
        });
        await page.reload();
        await expectScrolledTo(page.locator(`#${section}`));
        const state = await page.evaluate(() => history.state as Record<string, unknown>);
        expect(state[flag]).toBeUndefined();
        expect(state.kept).toBe(1);
        if (flag === 'scrollToWellbeing') {
          const waited = await page.evaluate(() => {
            const data = performance
              .getEntriesByType('resource')
              .filter(({ name }) => name.endsWith('.json')) as PerformanceResourceTiming[];
            return (
              (window as any).scrolls.find(({ id }: { id: string }) => id === 'wellbeing-section')
                .at - Math.max(...data.map(({ responseEnd }) => responseEnd))
            );
          });
          expect(waited).toBeGreaterThanOrEqual(100);
        }
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.reload();
        await waitForNoSkeleton(page);
        expect(await restingTop(page.locator(`#${section}`))).toBeGreaterThan(200);
      });
    }
  }

  test('without a flag nothing scrolls', async ({ page }) => {
    await openHydrated(page, '/corporativo');
    await restingTop(page.locator('#wellbeing-section'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

import type { Page } from 'playwright/test';
import {
  pathOf,
  expect,
  normalizeSpaces,
  form as formOf,
  formRoutes,
  languages,
  message,
  open,
  openHydrated,
  pageOf,
  pagesIn,
  sectionsOf,
  site,
  test,
  waitForNoSkeleton,
  type Language,
} from './site.ts';

test.describe('accordion', () => {
  for (const [route, id] of [
    ['/clinicas', 'faq'],
    ['/corporativo', 'features'],
  ] as const) {
    test(`on ${route}: five items, one open at a time, a click on the open one closes it`, async ({
      page,
    }) => {
      await open(page, route);
      const section = page.locator(`#${id}`);
      const buttons = section.locator('h3 > button[aria-expanded]');
      const { items } = pageOf(route).json.sections.find((each) => each.id === id)!;
      await expect(buttons).toHaveCount(5);
      expect((await buttons.allInnerTexts()).map(normalizeSpaces)).toEqual(
        items.map(({ heading }: { heading: string }) => heading),
      );
      const state = () =>
        buttons.evaluateAll((all) =>
          all.map((button) => button.getAttribute('aria-expanded') === 'true'),
        );
      const panelOf = (index: number) => section.getByText(items[index].text, { exact: true });
      expect(await state()).toEqual([false, false, false, false, false]);
      for (const index of [0, 1, 2, 3, 4]) await expect(panelOf(index)).toBeHidden();

      for (const index of [1, 4, 0]) {
        await buttons.nth(index).click();
        await expect(buttons.nth(index)).toHaveAttribute('aria-expanded', 'true');
        expect(await state()).toEqual([0, 1, 2, 3, 4].map((each) => each === index));
        for (const each of [0, 1, 2, 3, 4])
          await expect(panelOf(each)).toBeVisible({ visible: each === index });
        const region = section.getByRole('region', { name: items[index].heading, exact: true });
        await expect(region).toBeVisible();
        expect(await buttons.nth(index).getAttribute('aria-controls')).toBe(
          await region.getAttribute('id'),
        );
      }
      await buttons.nth(0).click();
      await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false');
      expect(await state()).toEqual([false, false, false, false, false]);
      await buttons.nth(2).focus();
      await page.keyboard.press('Enter');
      await expect(buttons.nth(2)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Space');
      await expect(buttons.nth(2)).toHaveAttribute('aria-expanded', 'false');
    });

    test(`on ${route}: what is open is at most 10rem high and scrolls`, async ({ page }) => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, route);
        for (const button of await page.locator(`#${id} h3 > button`).all()) {
          await button.click();
          await expect(button).toHaveAttribute('aria-expanded', 'true');
          const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
          const { height, overflow, limit } = await panel.evaluate((element) => ({
            height: element.getBoundingClientRect().height,
            overflow: getComputedStyle(element).overflowY,
            limit: getComputedStyle(element).maxHeight,
          }));
          expect(height).toBeGreaterThan(40);
          expect(height).toBeLessThanOrEqual(160);
          expect(limit).toBe('160px');
          expect(overflow).toBe('auto');
        }
      }
    });
  }
});

test.describe('video', () => {
  const { embedUrl, videoTitle } = pageOf('/').json.sections.find(({ type }) => type === 'video')!;

  test('600 pixels high, and nobody is asked for anything before the click', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
    );
    await openHydrated(page, '/');
    const frame = page.locator('[data-video]');
    await frame.scrollIntoViewIfNeeded();
    expect((await frame.boundingBox())!.height).toBe(600);
    await frame.hover();
    await expect(frame.locator('[data-state]')).toHaveAttribute('data-state', 'loaded');
    await expect(frame.locator('iframe')).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    await page
      .getByRole('button', { name: message('pt', 'common.playVideo', { title: videoTitle }) })
      .click();
    const video = frame.locator('iframe');
    await expect(video).toHaveAttribute('src', `${embedUrl}?autoplay=1`);
    await expect(video).toHaveAttribute('title', videoTitle);
    await expect(video).toHaveAttribute('allow', /fullscreen/);
    expect((await video.boundingBox())!.height).toBe(600);
    await expect.poll(() => elsewhere).toEqual([`${embedUrl}?autoplay=1`]);
  });

  test('no page asks anybody else for anything', async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    for (const { path } of pagesIn('pt')) await page.goto(path);
    expect(elsewhere).toEqual([]);
  });
});

test.describe('images', () => {
  const poster = (page: Page) => page.locator('[data-video] [data-state]');

  test('they load only once a tenth of them is in view, then fade in over 300 ms', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await open(page, '/en');
    const frame = poster(page);
    await expect(frame).toHaveAttribute('data-state', 'pending');
    expect(asked.filter((url) => url.includes('video-poster'))).toEqual([]);
    const image = frame.locator('img').first();
    expect(
      await image.evaluate((element) => ({
        opacity: getComputedStyle(element).opacity,
        transition: getComputedStyle(element).transition,
      })),
    ).toEqual({ opacity: '0', transition: expect.stringMatching(/^opacity 0\.3s/) });
    const { y, height } = (await frame.boundingBox())!;
    /** Brings a part of the frame into the window, from below. */
    const reveal = (part: number) =>
      page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y - 800 + height * part);
    await reveal(0.05);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(frame).toHaveAttribute('data-state', 'pending');
    expect(asked.filter((url) => url.includes('video-poster'))).toEqual([]);
    await reveal(0.15);
    await expect(frame).toHaveAttribute('data-state', 'loaded');
    await expect(image).toHaveCSS('opacity', '1');
    expect(asked.filter((url) => url.includes('video-poster'))).toHaveLength(1);
    expect(asked.find((url) => url.includes('video-poster'))).toMatch(/\.avif$/);
  });

  for (const language of languages) {
    test(`a failed image leaves its text in ${language}`, async ({ page }) => {
      await page.route('**/*video-poster*', (route) => route.abort());
      await open(page, pathOf('/', language));
      const frame = poster(page);
      const before = (await frame.boundingBox())!.height;
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-state', 'failed');
      const text = frame.getByText(message(language, 'common.imageFailed'));
      await expect(text).toBeVisible();
      if (language === 'en') await expect(text).toHaveText('Failed to load image');
      await expect(frame.locator('img').first()).toBeHidden();
      expect((await frame.boundingBox())!.height).toBe(before);
    });
  }

  test('each image says its size and its text beforehand', async ({ page }) => {
    for (const { path } of pagesIn('pt')) {
      await page.goto(path);
      for (const image of await page.locator('main img').evaluateAll((all) =>
        all.map((element) => ({
          width: Number(element.getAttribute('width')),
          height: Number(element.getAttribute('height')),
          alt: element.getAttribute('alt'),
        })),
      )) {
        expect.soft(image.width, path).toBeGreaterThan(0);
        expect.soft(image.height, path).toBeGreaterThan(0);
        expect.soft(image.alt, path).not.toBeNull();
      }
    }
  });

  test('every image of the site loads', async ({ page }) => {
    for (const path of ['/', '/en', '/es']) {
      await open(page, path);
      for (const frame of await page.locator('main [data-state]').all()) {
        await frame.evaluate((element) =>
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
        );
        await expect.soft(frame).toHaveAttribute('data-state', 'loaded');
      }
    }
  });
});

test.describe('the vital-signs clip', () => {
  const words: Record<Language, string> = {
    pt: 'Seu navegador não suporta o elemento de vídeo.',
    en: message('en', 'common.videoUnsupported'),
    es: message('es', 'common.videoUnsupported'),
  };
  for (const language of languages) {
    test(`it is muted, repeats, begins in view, has a pause, and a text where video is unknown (${language})`, async ({
      page,
    }) => {
      await open(page, pathOf('/tecnologia', language));
      const video = page.locator('#vital-signs video');
      expect(normalizeSpaces((await video.textContent())!)).toContain(words[language]);
      await video.scrollIntoViewIfNeeded();
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0);
      expect(
        await video.evaluate((element: HTMLVideoElement) => ({
          muted: element.muted,
          loop: element.loop,
          inline: element.playsInline,
          paused: element.paused,
        })),
      ).toEqual({ muted: true, loop: true, inline: true, paused: false });
      expect(await video.getAttribute('aria-label')).not.toBe('');
      await page
        .locator('#vital-signs')
        .getByRole('button', { name: message(language, 'common.pause'), exact: true })
        .click();
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
        .toBe(true);
      await page
        .locator('#vital-signs')
        .getByRole('button', { name: message(language, 'common.play'), exact: true })
        .click();
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
        .toBe(false);
    });
  }

  test('it stands still where less motion is preferred', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/tecnologia');
    const video = page.locator('#vital-signs video');
    await video.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_000);
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  });
});

test.describe('compliance modal', () => {
  const buttons = [
    'Fale com o DPO',
    'Receber nosso checklist de segurança',
    'Falar com nosso time de compliance',
  ];
  const openers: Record<string, string[]> = {
    '/seguranca/lgpd': buttons,
    '/seguranca/hipaa': [...buttons, 'Solicitar um BAA'],
    '/seguranca/gdpr': buttons,
  };
  const modalsOf = (route: string, language: Language) =>
    pageOf(route, language)
      .json.sections.flatMap(({ actions = [] }) => actions)
      .filter(({ modal }: any) => modal) as {
      label: string;
      modal: { heading: string; form: string };
    }[];

  for (const [route, labels] of Object.entries(openers)) {
    test(`on ${route} each button opens its own dialog, and each way closes it`, async ({
      page,
    }) => {
      await open(page, route);
      expect(modalsOf(route, 'pt').map(({ label }) => label)).toEqual(labels);
      for (const [index, { label, modal }] of modalsOf(route, 'pt').entries()) {
        const opener = page.getByRole('button', { name: label, exact: true });
        await opener.click();
        const dialog = page.getByRole('dialog', { name: modal.heading, exact: true });
        await expect(dialog).toBeVisible();
        await expect(dialog.getByRole('heading', { name: modal.heading })).toBeVisible();
        expect(
          await dialog.evaluate((element: HTMLDialogElement) => [
            element.tagName,
            element.matches(':modal'),
          ]),
        ).toEqual(['DIALOG', true]);
        expect(await page.evaluate(() => document.activeElement!.closest('dialog') !== null)).toBe(
          true,
        );
        expect(
          await dialog
            .locator('form :is(input,textarea):not([type=hidden])')
            .evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
        ).toEqual(['EMAIL', 'FNAME', 'PHONE', 'COMPANY', site.leads.trapField]);
        if (index % 3 === 0)
          await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
        else if (index % 3 === 1) await page.keyboard.press('Escape');
        else await page.mouse.click(5, 5);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });
  }

  test('each way of closing works on one dialog, a click inside does not close', async ({
    page,
  }) => {
    await open(page, '/seguranca/lgpd');
    const opener = page.getByRole('button', { name: 'Fale com o DPO', exact: true });
    const dialog = page.getByRole('dialog');
    for (const close of [
      () => dialog.getByRole('button', { name: 'Fechar', exact: true }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('heading').click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

  test('it comes in 300 ms and goes in 200 ms; at once where less motion is preferred', async ({
    page,
  }) => {
    await open(page, '/seguranca/gdpr');
    const opener = page.getByRole('button', { name: 'Fale com o DPO', exact: true });
    const dialog = page.getByRole('dialog');
    const durations = () =>
      page
        .locator('dialog[open]')
        .evaluate((element) =>
          element.getAnimations().map((animation) => animation.effect!.getTiming().duration),
        );
    const opened = page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const dialogs = [...document.querySelectorAll('dialog')];
          new MutationObserver((_, observer) => {
            const one = dialogs.find((element) => element.open);
            if (!one) return;
            observer.disconnect();
            resolve(one.getAnimations().map((animation) => animation.effect!.getTiming().duration));
          }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] });
        }),
    );
    await opener.click();
    expect(await opened).toEqual([300]);
    await expect(dialog).toBeVisible();
    await expect.poll(durations).toEqual([]);
    await page.locator('dialog[open]').evaluate((element: HTMLDialogElement) => {
      let began = 0;
      element.addEventListener('animationstart', () => (began = performance.now()));
      element.addEventListener('close', () => ((window as any).took = performance.now() - began));
    });
    await page.keyboard.press('Escape');
    const ms = (await page
      .waitForFunction(() => (window as any).took as number)
      .then((handle) => handle.jsonValue()))!;
    expect(ms).toBeGreaterThan(150);
    expect(ms).toBeLessThan(500);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opener.click();
    await expect(dialog).toBeVisible();
    expect(await durations()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('Tab stays in the dialog and the page behind does not scroll', async ({ page }) => {
    await open(page, '/seguranca/hipaa');
    await page.getByRole('button', { name: 'Solicitar um BAA', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement!.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('in English and Spanish the dialogs open too', async ({ page }) => {
    for (const language of ['en', 'es'] as const) {
      for (const route of Object.keys(openers)) {
        await open(page, pathOf(route, language));
        expect(modalsOf(route, language)).toHaveLength(openers[route]!.length);
        const { label, modal } = modalsOf(route, language).at(-1)!;
        await page.getByRole('button', { name: label, exact: true }).click();
        const dialog = page.getByRole('dialog', { name: modal.heading, exact: true });
        await expect(dialog).toBeVisible();
        await expect(dialog).toContainText(formOf('modal').requiredNote[language]);
        await dialog
          .getByRole('button', { name: message(language, 'common.close'), exact: true })
          .click();
        await expect(dialog).toHaveCount(0);
      }
    }
    expect(formOf('modal').requiredNote).toEqual({
      pt: '* indicates required',
      en: '* indicates required',
      es: '* indicates required',
    });
  });
});

test('every page with a contact form leads to it from its opening section', async ({ page }) => {
  for (const { route } of formRoutes) {
    await page.goto(route);
    await waitForNoSkeleton(page);
    await expect
      .soft(
        page.locator('main section').first().locator('a[href="#contact-section"]').first(),
        route,
      )
      .toBeVisible();
  }
  expect(sectionsOf('contact').every(({ section }) => section.id === 'contact-section')).toBe(true);
});

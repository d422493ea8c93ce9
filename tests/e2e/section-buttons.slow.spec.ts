import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { nextFrame } from './site.ts';
import { copyTinySite, serve } from './tool.ts';

/** The buttons of the sections lie over the page, and under the header that stays in sight. */
let site: Awaited<ReturnType<typeof serve>>;

test.beforeAll(async () => {
  const root = await copyTinySite();
  for (const language of ['en', 'fr']) {
    const file = join(root, `pages-config/pages/courses/${language}.json`);
    const page = JSON.parse(await readFile(file, 'utf8'));
    page.sections.splice(1, 0, { type: 'subnav', id: 'here', heading: 'Here', items: [] });
    await writeFile(file, JSON.stringify(page));
  }
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openEditor(page: Page, width: number, path = '/') {
  await page.setViewportSize({ width, height: 700 });
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url + path);
  await expect(page.getByRole('button', { name: 'Edit section: hero' })).toBeAttached();
}

/** What lies on the header, and which sections that are in sight have no button to press. */
async function faultsAt(page: Page, scroll: number): Promise<string[]> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
  await nextFrame(page);
  return page.evaluate(() => {
    const header = document.querySelector('header')!.getBoundingClientRect();
    const buttons = document.querySelector('section-buttons')!.shadowRoot!;
    const found = [];
    for (let x = 10; x < innerWidth; x += 20)
      for (const y of [0.1, 0.5, 0.9]) {
        const there = document.elementFromPoint(x, header.top + header.height * y);
        if (!there?.closest('header')) found.push(`${there?.tagName} on the header at ${x}`);
      }
    // A section that stays below the header, with its own buttons on its end.
    const kept = document.querySelector('main nav');
    const bar = (kept ?? document.querySelector('header')!).getBoundingClientRect();
    for (let x = 10; kept && bar.top > 0 && x < innerWidth / 2; x += 20) {
      const there = document.elementFromPoint(x, (bar.top + bar.bottom) / 2);
      if (there !== kept && !kept.contains(there)) found.push(`${there?.tagName} on it at ${x}`);
    }
    const foot = innerHeight - document.querySelector('edit-bar')!.clientHeight - 16;
    for (const section of document.querySelectorAll('main :is(section, nav)[id]')) {
      const { top: start, bottom: end } = section.getBoundingClientRect();
      if (section !== kept && end < bar.bottom + 90) continue;
      if (start > foot - 60) continue;
      const button = buttons.querySelector(`[data-action="open ${section.id}"]`)!;
      const { left, top: upper, width, height } = button.getBoundingClientRect();
      const isPressed = buttons.elementFromPoint(left + width / 2, upper + height / 2) === button;
      const under = section === kept ? header.bottom : Math.max(header.bottom, start);
      if (!isPressed || upper < under) found.push(`${section.id}: button at ${upper}`);
    }
    return found;
  });
}

for (const width of [768, 1440]) {
  test(`at ${width} px, however far the page is scrolled, neither hides the other`, async ({
    page,
  }) => {
    await openEditor(page, width);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(end).toBeGreaterThan(500);
    for (let scroll = 0; scroll <= end; scroll += 37)
      await expect.poll(() => faultsAt(page, scroll), `scrolled by ${scroll}`).toEqual([]);
    await faultsAt(page, 300);
    await page.getByRole('button', { name: 'School', exact: true }).click();
    const links = page.getByRole('banner').getByRole('link');
    await expect(links.last()).toBeVisible();
    await links.last().click({ trial: true });
  });

  test(`at ${width} px a section that stays below the header has its buttons on it`, async ({
    page,
  }) => {
    await openEditor(page, width, '/courses');
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let scroll = 0; scroll <= end; scroll += 37)
      await expect.poll(() => faultsAt(page, scroll), `scrolled by ${scroll}`).toEqual([]);
  });

  test(`at ${width} px what is scrolled to shows its own buttons alone`, async ({ page }) => {
    await openEditor(page, width);
    const seen = await page.evaluate(() => {
      document.getElementById('questions')!.scrollIntoView({ behavior: 'instant' });
      const under = document.querySelector('header')!.getBoundingClientRect().bottom;
      const bars = document
        .querySelector('section-buttons')!
        .shadowRoot!.querySelectorAll('[role=toolbar]');
      const isSeen = (bar: Element) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return bottom > under && top < innerHeight / 2;
      };
      return [...bars].filter(isSeen).map((bar) => bar.getAttribute('aria-label'));
    });
    expect(seen).toEqual([expect.stringContaining('questions')]);
  });

  test(`at ${width} px what the keyboard reaches is in sight below the header`, async ({
    page,
  }) => {
    await openEditor(page, width);
    /** Whether what has the focus can be pressed where it is seen. */
    const focused = () =>
      page.evaluate(() => {
        const root = document.activeElement!.shadowRoot!;
        const button = root.activeElement!;
        const { left, top, width: wide, height } = button.getBoundingClientRect();
        const isSeen = root.elementFromPoint(left + wide / 2, top + height / 2) === button;
        const isBelow = top >= document.querySelector('header')!.getBoundingClientRect().bottom;
        return [button.getAttribute('data-action'), isSeen && isBelow] as const;
      });
    await page.getByRole('button', { name: 'Edit section: hero' }).focus();
    const reached = [await focused()];
    for (const key of ['Tab', 'Shift+Tab'])
      while (reached.at(-1)![0] !== (key === 'Tab' ? 'remove contact-section' : 'open hero')) {
        await page.keyboard.press(key);
        reached.push(await focused());
      }
    expect(reached.length).toBeGreaterThan(30);
    expect(reached.filter(([, isInSight]) => !isInSight)).toEqual([]);
    // Its sign alone does not say what it does.
    const words = await page.evaluate(() => {
      const button = document.activeElement!.shadowRoot!.activeElement!;
      return getComputedStyle(button, '::after').content;
    });
    expect(words).toBe('"Edit section"');
  });
}

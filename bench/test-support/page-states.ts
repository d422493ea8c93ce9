import type { ElementHandle, Page } from 'playwright';

/** A state of a page that stands while it is looked at, and the part of it that changed. */
export type PageState = { name: string; part: string };

type Element = ElementHandle<HTMLElement | SVGElement>;

/** The elements themselves: what a click changes may keep them from being found again. */
async function visible(page: Page, selector: string): Promise<Element[]> {
  return (await page.locator(selector).filter({ visible: true }).elementHandles()) as Element[];
}

/** A click that hits whatever stands before it; it is no test of what can be reached. */
const press = (button: Element) => button.evaluate((element) => (element as HTMLElement).click());

/** Resolves once a state is reached. @throws where it is not, after half a minute */
const reached = (page: Page, selector: string) =>
  page.locator(selector).first().waitFor({ state: 'attached', timeout: 30_000 });

/**
 * Brings a page into each of its states, one after the other, with every control that the page has
 * at this width; the faulty forms come last, since they stay.
 */
export async function* statesOf(page: Page): AsyncGenerator<PageState> {
  yield* menus(page);
  yield* accordions(page);
  yield* tabs(page);
  yield* choices(page);
  yield* contents(page);
  yield* carousels(page);
  yield* dialogs(page);
  yield* videos(page);
  yield* faultyForms(page);
}

async function* menus(page: Page): AsyncGenerator<PageState> {
  const [toggle] = await visible(page, '[aria-controls=main-menu]');
  if (toggle) {
    await press(toggle);
    yield { name: 'menu of a small screen', part: 'header' };
  }
  for (const button of await visible(page, '#main-menu > ul > li > button')) {
    await press(button);
    yield { name: 'menu', part: 'header' };
    for (const inner of await visible(page, '#main-menu li li > button')) {
      await press(inner);
      yield { name: 'submenu', part: 'header' };
    }
    await press(button);
  }
  if (toggle) await press(toggle);
}

async function* accordions(page: Page): AsyncGenerator<PageState> {
  for (const button of await visible(page, 'main h3 > button[aria-expanded]')) {
    await press(button);
    const panel = await button.getAttribute('aria-controls');
    yield { name: 'accordion', part: `section:has(> * [id="${panel}"])` };
    await press(button);
  }
}

async function* tabs(page: Page): AsyncGenerator<PageState> {
  for (const tab of await visible(page, '[role=tab]')) {
    await press(tab);
    const id = await tab.getAttribute('id');
    await reached(page, `[id="${id}"][aria-selected=true]`);
    yield { name: 'tab', part: `section:has(> * [id="${id}"])` };
  }
}

/** The brands of an app, which somebody chooses among. */
async function* choices(page: Page): AsyncGenerator<PageState> {
  for (const radio of await visible(page, 'main section:has([data-tenant]) [type=radio]')) {
    await press(radio);
    yield { name: 'brand', part: `[id="${await sectionOf(radio)}"]` };
  }
}

/** The bar of what is on the page, above each of the sections that it leads to. */
async function* contents(page: Page): AsyncGenerator<PageState> {
  for (const link of await visible(page, 'main nav[data-screen] a[href*="#"]')) {
    await press(link);
    yield { name: 'contents', part: 'main nav[data-screen]' };
  }
}

async function* carousels(page: Page): AsyncGenerator<PageState> {
  for (const carousel of await visible(page, '[aria-roledescription=carousel]')) {
    const [pause, ...arrows] = (await carousel.$$('button')) as Element[];
    if (!pause || !(await pause.isVisible())) continue;
    const isPaused = (await carousel.getAttribute('data-motion')) === 'paused';
    if (!isPaused) await press(pause);
    await page.waitForFunction((one) => one.getAttribute('data-motion') === 'paused', carousel);
    for (const arrow of arrows) await press(arrow);
    yield { name: 'carousel paused', part: `[id="${await sectionOf(carousel)}"]` };
  }
}

/** The id of the section around an element. */
const sectionOf = (element: Element) => element.evaluate((one) => one.closest('section')?.id);

async function* dialogs(page: Page): AsyncGenerator<PageState> {
  for (const opener of await visible(page, 'main button[aria-haspopup=dialog]')) {
    await press(opener);
    await reached(page, 'dialog[open]');
    yield { name: 'modal', part: 'dialog[open]' };
    const [submit] = await visible(page, 'dialog[open] form [type=submit]');
    if (submit) {
      await press(submit);
      await reached(page, 'dialog[open] [aria-invalid=true]');
      yield { name: 'modal with errors', part: 'dialog[open]' };
    }
    await page.locator('dialog[open] [data-close]').evaluate((one: HTMLElement) => one.click());
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
}

/** Clips that are paused, and videos that play. */
async function* videos(page: Page): AsyncGenerator<PageState> {
  for (const button of await visible(page, 'main video + button, [data-video] button')) {
    const section = await sectionOf(button);
    await press(button);
    yield { name: 'video', part: `[id="${section}"]` };
  }
}

async function* faultyForms(page: Page): AsyncGenerator<PageState> {
  for (const form of await visible(page, 'main form[target]')) {
    const section = await sectionOf(form);
    const submit = (await form.$('[type=submit]')) as Element | null;
    if (!submit) continue;
    await press(submit);
    await reached(page, `[id="${section}"] form [aria-invalid=true]`);
    yield { name: 'form with errors', part: `[id="${section}"]` };
  }
}

import type { CDPSession, Page } from 'playwright/test';

/** What the site's own fonts are known to have, by family: asked once by each worker. */
const known = new Map<string, Set<string>>();

/**
 * The characters of a page that another font than the site's own stands in for, one line each. The
 * page's first heading is written over: nothing can be looked at afterwards.
 */
export async function foreignCharacters(page: Page): Promise<string[]> {
  const used = await page.evaluate(() => {
    const characters = new Map<string, Set<string>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script,style,noscript')) continue;
      const family = getComputedStyle(element).fontFamily;
      const set = characters.get(family) ?? new Set();
      characters.set(family, set);
      for (const character of node.textContent ?? '') if (character.trim()) set.add(character);
    }
    return [...characters].map(([family, set]) => ({ family, characters: [...set] }));
  });
  // Opened when it is needed: on most pages every character is known already, and to follow a
  // document and its styles takes the browser's time.
  let opened: Promise<CDPSession> | undefined;
  /** Sets a text in a family; which fonts does the browser draw it with? */
  const fontsOf = async (text: string, family: string) => {
    await page.locator('h1').evaluate(
      (heading, [words = '', font = '']) => {
        heading.textContent = words;
        heading.style.fontFamily = font;
        // A browser that has nothing to show may give no frame: then the layout is made by asking.
        return new Promise<unknown>((done) => {
          requestAnimationFrame(done);
          setTimeout(() => done(heading.getBoundingClientRect()), 1000);
        });
      },
      [text, family],
    );
    const session = await (opened ??= followStyles(page));
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: 'h1',
    });
    return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
  };
  const foreign: string[] = [];
  for (const { family, characters: all } of used) {
    const own = known.get(family) ?? new Set();
    known.set(family, own);
    const characters = all.filter((character) => !own.has(character));
    if (characters.length === 0) continue;
    const whole = await fontsOf(characters.join(''), family);
    if (whole.length > 0 && whole.every(({ isCustomFont }) => isCustomFont)) {
      for (const character of characters) own.add(character);
      continue;
    }
    for (const character of characters) {
      const fonts = await fontsOf(character, family);
      if (fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)) continue;
      const code = character.codePointAt(0)?.toString(16);
      const standIns = fonts.map(({ familyName }) => familyName).join(', ');
      foreign.push(`${character} (U+${code}) in ${family.split(',')[0]}: ${standIns || 'nothing'}`);
    }
  }
  await (await opened)?.detach();
  return foreign;
}

/** A session in which the browser says what fonts it draws with. */
async function followStyles(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

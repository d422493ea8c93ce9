import type { Browser, Page } from 'playwright';
import type { Bench } from '../tools/cli/bench.ts';
import { nameWrapper, openPage } from './test-support/browser.ts';
import { percentile } from './test-support/percentiles.ts';
import { withSiteInBrowser } from './test-support/site-in-browser.ts';

const rounds = 5;

/** Targets are medians, in milliseconds. */
const machines = {
  'a fast machine': { slowdown: 1, network: undefined, target: 50 },
  'a slow phone (4 times slower, slow 4G)': {
    slowdown: 4,
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    },
    target: 100,
  },
};

/** What is tapped, after what was tapped before it, and how wide the window is, in pixels. */
const taps = {
  menu: { path: '/termos', width: 1280, first: [], button: '[aria-controls^=menu-]' },
  submenu: {
    path: '/termos',
    width: 1280,
    first: ['[aria-controls^=menu-]'],
    button: '[aria-controls^=submenu-]',
  },
  'mobile menu': { path: '/termos', width: 390, first: [], button: '[aria-controls=main-menu]' },
  accordion: { path: '/clinicas', width: 390, first: [], button: 'h3 > [aria-controls]' },
  modal: { path: '/seguranca/lgpd', width: 390, first: [], button: '[aria-haspopup=dialog]' },
};
type Tap = (typeof taps)[keyof typeof taps];
type Machine = (typeof machines)[keyof typeof machines];

export const run: Bench['run'] = (log) =>
  withSiteInBrowser(async (browser, site) => {
    let held = true;
    for (const [machineName, machine] of Object.entries(machines))
      for (const [name, tap] of Object.entries(taps)) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++)
          times.push(await measureTap(browser, site, tap, machine));
        const median = percentile(times, 50);
        held &&= median <= machine.target;
        log(
          `${name}, on ${machineName}: median ${median.toFixed(0)} ms from the click to the ` +
            `frame that shows it, ${Math.min(...times).toFixed(0)} to ` +
            `${Math.max(...times).toFixed(0)} ms`,
        );
      }
    return held;
  });

/** Opens the page with nothing kept, and taps. @returns milliseconds until the answer is painted */
async function measureTap(browser: Browser, site: string, tap: Tap, machine: Machine) {
  const context = await browser.newContext({
    viewport: { width: tap.width, height: 800 },
    // As narrow, it is a telephone: no room is kept for a scrollbar where a dialog opens.
    isMobile: tap.width < 480,
    hasTouch: tap.width < 480,
  });
  try {
    await context.addInitScript(nameWrapper);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: machine.slowdown });
    if (machine.network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', machine.network);
    }
    await openPage(page, site + tap.path);
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    for (const selector of tap.first) await tapUntilPainted(page, selector);
    return await tapUntilPainted(page, tap.button);
  } finally {
    await context.close();
  }
}

/** Clicks without the pointer's way there, which would load the app before. */
const tapUntilPainted = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate(
      (button: HTMLElement) =>
        new Promise<number>((resolve, reject) => {
          const shown = () =>
            document.getElementById(button.getAttribute('aria-controls') ?? '') ??
            document.querySelector('dialog[open]');
          const begin = performance.now();
          const look = () => {
            if (performance.now() - begin > 20_000) reject(new Error('There is no answer.'));
            else if (!shown()?.checkVisibility()) requestAnimationFrame(look);
            else {
              // The frame that shows it is painted before the next task.
              const painted = new MessageChannel();
              painted.port1.onmessage = () => resolve(performance.now() - begin);
              painted.port2.postMessage(null);
            }
          };
          button.click();
          requestAnimationFrame(look);
        }),
    );

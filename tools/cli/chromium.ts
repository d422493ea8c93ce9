import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * How Chromium is started: as root it needs no sandbox, and a test needs none of its own errands.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium on this machine: the one of CHROMIUM_PATH, else one that is installed, else
 * Playwright's.
 * @throws where CHROMIUM_PATH names none
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: ${named}`);
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [named, ...onPath, ...places, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** Installs a Chromium: Playwright's, or else, on Debian as root, the distribution's. */
export function installChromium(): string | undefined {
  const attempts: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
  ];
  for (const [program, args] of attempts) {
    try {
      execFileSync(program, args, {
        stdio: 'inherit',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      // The next way is tried; in the end it counts whether there is a browser.
    }
    const found = findChromium();
    if (found) return found;
  }
  return undefined;
}

import { spawnSync } from 'node:child_process';
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
  return [named, ...onPath(names), ...places, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Chromium without what makes windows, as Debian packs it: it draws the same in about half the
 * processor's time. Else the whole browser, and always that of CHROMIUM_PATH.
 * @throws where CHROMIUM_PATH names none
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ? findChromium() : (findDebianShell() ?? findChromium());

const findDebianShell = () => onPath(['chromium-headless-shell']).find((path) => existsSync(path));

/** The places where the shell would look for a program. */
const onPath = (programs: string[]): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((name) => join(folder, name)));

const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Whether there is no Chromium, or Debian's shell could be had and is not. */
export const lacksChromium = (): boolean =>
  !findChromium() || (!process.env.CHROMIUM_PATH && isDebianRoot() && !findDebianShell());

/** Installs what lacks: on Debian, as root, the distribution's Chromium, else Playwright's. */
export function installChromium(): void {
  if (isDebianRoot()) {
    attempt('apt-get', ['update']);
    attempt('apt-get', ['install', '-y', '--no-install-recommends', ...debianPackages]);
  }
  if (!findChromium()) attempt('npx', ['playwright', 'install', 'chromium']);
}

const debianPackages = ['chromium', 'chromium-headless-shell'];

/** Where it fails, another way is tried; in the end it counts whether there is a browser. */
const attempt = (program: string, args: string[]): void =>
  void spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { startServer } from '../../server/http/start-server.ts';
import { readBuild } from '../../server/read-build.ts';
import { openLibsqlStore } from '../../server/store/libsql-store.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { chromiumArguments, findHeadlessShell, installChromium } from './chromium.ts';

const widths = [390, 768, 1440];

type Screenshots = {
  root: string;
  /** What the addresses contain; empty for all pages. */
  only: string;
  skeletonMinimumMs: number;
  language: ToolLanguage;
};

/**
 * Takes pictures of the pages that a build has left, in the place of the former ones.
 * @returns the exit code: 1 where no address contains what was asked for, and nothing is touched
 */
export async function takeScreenshots(asked: Screenshots): Promise<number> {
  const { root, only, skeletonMinimumMs, language } = asked;
  const t = createTranslator(language);
  const paths = (await builtPaths(join(root, 'dist'))).filter((path) => path.includes(only));
  if (paths.length === 0) {
    console.error(t('cli.screenshots.noPage', { only }));
    return 1;
  }
  const folder = join(root, 'screenshots');
  const browser = await launchBrowser(language);
  const store = openLibsqlStore(':memory:');
  let server: Awaited<ReturnType<typeof startServer>> | undefined;
  try {
    const build = await readBuild(root);
    server = await startServer({ folder: join(root, 'dist'), port: 0, ...build, store });
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const [index, path] of paths.entries()) {
      for (const width of widths) {
        const file = join(folder, fileName(path, width));
        await takeScreenshot(browser, server.url + path, { file, width, skeletonMinimumMs });
      }
      const done = (index + 1) * widths.length;
      console.log(t('cli.screenshots.progress', { done, all: paths.length * widths.length }));
    }
    await writeFile(join(folder, 'index.html'), indexPage(paths));
    console.log(t('cli.screenshots.done', { folder: join(folder, 'index.html') }));
  } finally {
    await browser.close();
    await server?.close();
    await store.close();
  }
  return 0;
}

/** The addresses of the pages in a folder that was built. */
const builtPaths = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((file) => basename(file) === 'index.html')
    .map((file) => `/${dirname(file).replace(/^\.$/, '')}`);

/** @throws where there is no Chromium, and none can be installed */
async function launchBrowser(language: ToolLanguage): Promise<Browser> {
  if (!findHeadlessShell()) installChromium();
  const executablePath = findHeadlessShell();
  if (!executablePath) throw new Error(createTranslator(language)('cli.test.noBrowser'));
  return chromium.launch({ executablePath, args: chromiumArguments });
}

/** A whole page, with all that comes into view as somebody scrolls. */
async function takeScreenshot(
  browser: Browser,
  url: string,
  { file, width, skeletonMinimumMs }: { file: string; width: number; skeletonMinimumMs: number },
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(url);
  await page.waitForTimeout(skeletonMinimumMs + 200);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((settle) => setTimeout(settle, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForTimeout(200);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const fileName = (path: string, width: number) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}.png`;

const indexPage = (paths: string[]) =>
  `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>
body{font:16px sans-serif;margin:2rem}section{margin-bottom:3rem}
div{display:flex;gap:1rem;align-items:start;overflow-x:auto}
img{border:1px solid #ccc;max-height:80vh}</style>${paths.map(indexSection).join('')}`;

function indexSection(path: string): string {
  const pictures = widths.map((width) => {
    const file = fileName(path, width);
    return `<a href="${file}"><img src="${file}" alt="${path} ${width}px" loading="lazy"></a>`;
  });
  return `<section><h2>${path}</h2><div>${pictures.join('')}</div></section>`;
}

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { startServer } from '../../../server/http/start-server.ts';
import { readBuild } from '../../../server/read-build.ts';
import { openLibsqlStore } from '../../../server/store/libsql-store.ts';
import { createTranslator } from '../../messages/translate.ts';
import { checkSite } from '../../pipeline/index.ts';
import { load } from '../../pipeline/load/load.ts';
import { chromiumArguments, findHeadlessShell, installChromium } from '../chromium.ts';
import { type Command, siteRoot } from '../command.ts';
import { buildAndReport } from './build.ts';

const widths = [390, 768, 1440];

/** `npm run screenshots`: every page at three widths, with one page to look through them. */
export const command: Command = {
  options: { root: { type: 'string' }, only: { type: 'string', default: '' } },
  async run(values, language) {
    const root = siteRoot(values);
    const { bytes } = await buildAndReport(root, language);
    const { site } = await checkSite(await load(root));
    if (bytes === undefined || !site) return 1;
    if (!findHeadlessShell()) installChromium();
    const executablePath = findHeadlessShell();
    if (!executablePath) throw new Error(createTranslator(language)('cli.test.noBrowser'));
    const folder = join(root, 'screenshots');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const paths = (await readdir(join(root, 'dist'), { recursive: true }))
      .filter((file) => basename(file) === 'index.html')
      .map((file) => `/${dirname(file).replace(/^\.$/, '')}`)
      .filter((path) => path.includes(String(values.only)));
    const build = await readBuild(root);
    const browser = await chromium.launch({ executablePath, args: chromiumArguments });
    const store = openLibsqlStore(':memory:');
    let server: Awaited<ReturnType<typeof startServer>> | undefined;
    try {
      server = await startServer({ folder: join(root, 'dist'), port: 0, ...build, store });
      for (const [index, path] of paths.entries()) {
        for (const width of widths) {
          const page = await browser.newPage({
            viewport: { width, height: 900 },
            reducedMotion: 'reduce',
          });
          await page.goto(server.url + path);
          await page.waitForTimeout(site.config.value.timings.skeletonMinimumMs + 200);
          await page.evaluate(async () => {
            for (let y = 0; y < document.body.scrollHeight; y += 600) {
              scrollTo({ top: y, behavior: 'instant' });
              await new Promise((settle) => setTimeout(settle, 60));
            }
            scrollTo({ top: 0, behavior: 'instant' });
          });
          await page.waitForTimeout(200);
          await page.screenshot({ path: join(folder, fileName(path, width)), fullPage: true });
          await page.close();
        }
        console.log(
          createTranslator(language)('cli.screenshots.progress', {
            done: (index + 1) * widths.length,
            all: paths.length * widths.length,
          }),
        );
      }
      await writeFile(join(folder, 'index.html'), indexPage(paths));
      console.log(
        createTranslator(language)('cli.screenshots.done', { folder: join(folder, 'index.html') }),
      );
    } finally {
      await browser.close();
      await server?.close();
      await store.close();
    }
    return 0;
  },
};

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

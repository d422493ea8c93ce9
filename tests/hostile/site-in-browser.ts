import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import type { PageData } from '../../src/lib/page-data.ts';
import { chromiumArguments, findHeadlessShell } from '../../tools/cli/chromium.ts';
import type { Site } from '../../tools/model/site.ts';
import { buildClient, buildServerEntry } from '../../tools/pipeline/bundle/client-assets.ts';
import type { SiteOutput } from '../../tools/pipeline/render/render.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { renderSite } from '../pipeline/render-site.ts';
import { shapeOf } from './html-shape.ts';

/** What pages are made of in the browser, by address and stage; and what should never happen. */
export type Seen = { shapes: Map<string, string[]>; unsafe: string[]; incidents: string[] };

/** All that visitors get of a site, whatever its texts are. */
async function outputOf(site: Site): Promise<{ output: SiteOutput; pages: PageData[] }> {
  const [client, { entry }] = await Promise.all([buildClient(), buildServerEntry()]);
  const parts = await resolve(site, { build: client.assets.entry, encode: false, year: 2026 });
  return { output: await renderSite(site, parts, client, entry.renderPage), pages: parts.pages };
}

const types: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};

/** Serves an output at a free port. */
async function serve(output: SiteOutput) {
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://site').pathname);
    const file = output.has(path) ? path : `${path === '/' ? '' : path}/index.html`;
    const content = output.get(file);
    const type = types[file.split('.').at(-1) ?? ''] ?? 'application/json';
    response.writeHead(content ? 200 : 404, { 'content-type': `${type}; charset=utf-8` });
    response.end(content);
  });
  await new Promise<void>((ready) => void server.listen(0, 'localhost', ready));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, stop: () => server.close() };
}

/** So high that everything is in view: what comes alive there must not depend on texts' heights. */
const viewport = { width: 1280, height: 60_000 };

/** How long a page must have stood still, in milliseconds. */
const quiet = 250;

/**
 * Opens the pages of a site as they came, lets every section of them come alive, and goes to each
 * in the app, too. The policy is off: nothing may rest on it alone.
 * @param isWanted which of the pages, by their addresses
 */
export async function seeSite(site: Site, isWanted: (path: string) => boolean): Promise<Seen> {
  const { output, pages } = await outputOf(site);
  const { origin, stop } = await serve(output);
  const browser: Browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: chromiumArguments,
  });
  const seen: Seen = { shapes: new Map(), unsafe: [], incidents: [] };
  try {
    const context = await browser.newContext({
      bypassCSP: true,
      reducedMotion: 'reduce',
      viewport,
    });
    context.setDefaultTimeout(300_000);
    await context.addInitScript('globalThis.__name = (wrapped) => wrapped');
    await watch(context, origin, seen);
    const page = await context.newPage();
    for (const each of pages.filter(({ path }) => isWanted(path)))
      await visit(page, origin, each, seen);
  } finally {
    await browser.close();
    stop();
  }
  return seen;
}

/** A script that runs opens a dialog, asks another host, or fails. */
async function watch(context: BrowserContext, origin: string, { incidents }: Seen): Promise<void> {
  context.on('dialog', (dialog) => {
    incidents.push(`${dialog.page()?.url()}: ${dialog.type()}`);
    void dialog.dismiss();
  });
  context.on('weberror', (error) => incidents.push(`${error.page()?.url()}: ${error.error()}`));
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      incidents.push(`${route.request().frame().url()} asks ${route.request().url()}`);
      return route.abort();
    },
  );
}

async function visit(
  page: Page,
  origin: string,
  { path, sections }: PageData,
  seen: Seen,
): Promise<void> {
  // In the app, from the page before.
  if (page.url().startsWith('http')) {
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to });
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
    await page.waitForFunction(
      ({ to, ids }) =>
        location.pathname === to &&
        document.querySelector('main :is(h1, h2, nav)') &&
        !document.querySelector('main > [role=status]') &&
        ids.every((id) => document.getElementById(id)?.closest('main')),
      { to: path, ids: sections.map(({ id }) => id) },
      { polling: 50 },
    );
    await look(page, `${path} in the app`, seen);
  }
  await page.goto(origin + path);
  await look(page, `${path} as it came`, seen);
  await page.locator(':is(main,header) :is(a,button,input)').evaluateAll((all) => {
    for (const one of all) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(
    () =>
      history.scrollRestoration === 'manual' &&
      !document.querySelector('[data-asleep]:has(button,input,[data-client])'),
    undefined,
    { polling: 50 },
  );
  await look(page, `${path} alive`, seen);
}

/**
 * Notes, once a page stands still, the elements with the names of their attributes, and the
 * addresses of links that no page may have; what moves has a style now and then. The drawings that
 * are loaded ahead are left out in the same breath: they come at any time, and which page's they
 * are depends on which came last.
 */
async function look(page: Page, name: string, { shapes, unsafe }: Seen): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(untilStill, quiet);
  const html = await page.evaluate(() => {
    for (const ahead of document.querySelectorAll('body > svg[display=none]')) ahead.remove();
    return document.documentElement.outerHTML;
  });
  const shape = shapeOf(html, true);
  shapes.set(
    name,
    shape.elements.map((each) => each.replace(/ style\b/, '')),
  );
  unsafe.push(...shape.unsafe.filter((each) => each.startsWith('a ')));
}

/** Waits until nothing has come or gone in the page's document for some milliseconds. */
const untilStill = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const finish = () => {
      observer.disconnect();
      done();
    };
    let timer = setTimeout(finish, milliseconds);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, milliseconds);
    });
    const attributeFilter = ['data-asleep', 'hidden'];
    observer.observe(document, { attributeFilter, childList: true, subtree: true });
  });

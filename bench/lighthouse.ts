import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from '../tools/cli/bench.ts';
import { chromiumArguments, findChromium } from '../tools/cli/chromium.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { installOnDemand } from './test-support/install-on-demand.ts';
import { percentile } from './test-support/percentiles.ts';
import { runProgram } from './test-support/run-program.ts';
import { startSiteServer } from './test-support/site-server.ts';
import { withTemporaryFolder } from './test-support/temporary-folder.ts';

const rounds = 5;
const routes = ['/', '/clinicas', '/academias'];
const perfect = ['accessibility', 'best-practices', 'seo'] as const;
/** How much worse than the page without scripts it may be: 5%. */
const tolerance = 0.05;

type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
};

/**
 * Judges pages with Lighthouse 12 as a telephone sees them, in turn with the same pages without
 * any script.
 */
export const run: Bench['run'] = (log) =>
  withTemporaryFolder('lighthouse-', async (folder) => {
    const site = await startSiteServer({ root: projectRoot, env: { DATA_FOLDER: folder } });
    const variants: Server[] = [];
    try {
      log(`Lighthouse ${await installOnDemand(folder, 'lighthouse', '12')}`);
      const address = `http://127.0.0.1:${site.port}`;
      const whole = await serveVariant(address, (html) => html);
      variants.push(whole);
      const stripped = await serveVariant(address, withoutScripts);
      variants.push(stripped);
      let held = true;
      for (const route of routes) {
        const [ours, theirs]: [Report[], Report[]] = [[], []];
        for (let round = 0; round < rounds; round++) {
          ours.push(await judge(folder, `${addressOf(whole)}${route}`));
          theirs.push(await judge(folder, `${addressOf(stripped)}${route}`));
        }
        const figures = [ours, theirs].map((reports) => ({
          performance: median(reports, performance),
          paint: median(reports, largestPaint),
          blocked: median(reports, blockedTime),
        }));
        const [page, bare] = figures as [(typeof figures)[0], (typeof figures)[0]];
        held &&= page.performance >= bare.performance * (1 - tolerance);
        held &&= page.paint <= bare.paint * (1 + tolerance);
        log(
          `${route}: performance ${page.performance}, largest paint ${page.paint.toFixed(0)} ms, ` +
            `blocked ${page.blocked.toFixed(0)} ms; without scripts ${bare.performance}, ` +
            `${bare.paint.toFixed(0)} and ${bare.blocked.toFixed(0)} ms (medians of ${rounds})`,
        );
        for (const category of perfect) {
          const worst = ours.reduce((one, other) =>
            score(other, category) < score(one, category) ? other : one,
          );
          const found = score(worst, category);
          held &&= found === 100;
          const why = found < 100 ? `, for ${faults(worst, category)}` : '';
          log(`  ${category}: ${found} at worst${why}`);
        }
      }
      return held;
    } finally {
      for (const server of variants) server.close();
      await site.stop();
    }
  });

/** A score as Lighthouse shows it, of 100. */
const score = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
const performance = (report: Report) => score(report, 'performance');
/** Until the largest element is painted, in milliseconds. */
const largestPaint = (report: Report) =>
  report.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY;
/** How long tasks kept the page from answering, beyond 50 ms each, in milliseconds. */
const blockedTime = (report: Report) =>
  report.audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY;
const median = (reports: Report[], of: (report: Report) => number) =>
  percentile(reports.map(of), 50);
/** The audits of a category that were not fulfilled. */
const faults = ({ categories, audits }: Report, category: string) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
    .join(', ');

/**
 * The page without scripts, with the class that its scripts give it at once: the first screen is
 * the same one then, with a closed menu.
 */
const withoutScripts = (html: string) =>
  html.replace(/<script[^>]*>.*?<\/script>/gs, '').replace('<html ', '<html class="js" ');

/** Serves the site with its pages changed, compressed as they are at the site's own server. */
async function serveVariant(site: string, change: (html: string) => string): Promise<Server> {
  const pages = new Map<string, Buffer>();
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(`${site}${request.url}`, { headers: { accept: '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const headers: Record<string, string> = { 'content-type': type };
    for (const name of ['cache-control', 'content-security-policy', 'link'])
      if (answer.headers.has(name)) headers[name] = answer.headers.get(name) ?? '';
    if (!/^(text|application|image\/svg)/.test(type)) {
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const text = await answer.text();
    const key = request.url ?? '';
    const bytes = pages.get(key) ?? brotliCompressSync(type.includes('html') ? change(text) : text);
    pages.set(key, bytes);
    response.writeHead(answer.status, { ...headers, 'content-encoding': 'br' }).end(bytes);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((cause: Error) => response.destroy(cause));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

/** One run of Lighthouse with its usual telephone. */
async function judge(folder: string, address: string): Promise<Report> {
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  const flags = `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`;
  const args = [program, address, '--output=json', '--quiet', flags];
  const stdout = await runProgram(args, projectRoot, { CHROME_PATH: findChromium() });
  return JSON.parse(stdout) as Report;
}

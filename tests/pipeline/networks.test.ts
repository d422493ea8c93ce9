import { expect, test } from 'vitest';
import { renderPage } from '../../src/entry-server.tsx';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles } from '../site.ts';
import { config, withEdit } from './format-only-problem.ts';
import { renderSite } from './render-site.ts';

const assets = {
  fonts: { heading: '/h.woff2', body: '/b.woff2' },
  boot: '0',
  entry: '/e.js',
};

/** The home page of the test site with other networks, and its sheet of drawings. */
async function withNetworks(social: { network: string; href: string }[]) {
  const { site, problems } = await checkSite(
    siteFiles(withEdit(config, (settings) => (settings.social = social))),
  );
  expect(problems).toEqual([]);
  const parts = await resolve(site!, { build: 'test', encode: false, year: 2026 });
  const bundle = { assets, files: new Map() };
  const output = await renderSite(site!, parts, bundle, renderPage);
  const sheet = [...output, ...parts.files].find(([address]) =>
    address.startsWith('/assets/drawings.'),
  );
  return { html: String(output.get('/index.html')), sheet: String(sheet?.[1]) };
}

test('a network that is named has its sign and name in the footer; without it there is no byte', async () => {
  const { html, sheet } = await withNetworks([
    { network: 'youtube', href: 'https://www.youtube.com/@sails' },
    { network: 'tiktok', href: 'https://www.tiktok.com/@sails' },
    { network: 'x', href: 'https://x.com/sails' },
    { network: 'linkedin', href: 'https://www.linkedin.com/company/sails' },
  ]);
  const labels = [
    ...html.matchAll(/<a href="https:\/\/(?:www\.)?(\w+)\.com\/[^>]*aria-label="([^"]*)"/g),
  ];
  expect(labels.map(([, host, label]) => [host, label])).toEqual([
    ['youtube', 'YouTube opensInNewTab'],
    ['tiktok', 'TikTok opensInNewTab'],
    ['x', 'X opensInNewTab'],
    ['linkedin', 'linkedin opensInNewTab'],
  ]);
  for (const name of ['youtube', 'tiktok', 'x', 'linkedin']) {
    expect(sheet).toContain(`id="brand-${name}"`);
    expect(html).toContain(`#brand-${name}"`);
  }
  const none = await withNetworks([{ network: 'email', href: 'mailto:sails@sails.example' }]);
  expect(none.html + none.sheet).not.toMatch(/(#|id=")brand-|YouTube|TikTok/);
});

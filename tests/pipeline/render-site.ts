import type { renderPage } from '../../src/entry-server.tsx';
import { pagePolicyFor } from '../../tools/model/content-security-policy.ts';
import { required } from '../../tools/model/required.ts';
import type { Site } from '../../tools/model/site.ts';
import { type ClientBundle, render, type SiteOutput } from '../../tools/pipeline/render/render.ts';
import { thirdPartyOrigins } from '../../tools/pipeline/render/third-party-origins.ts';
import type { SiteParts } from '../../tools/pipeline/resolve/resolve.ts';

/**
 * All that visitors get of a site, each page rendered in this thread.
 * @param renderWith what a server entry does
 */
export async function renderSite(
  site: Site,
  parts: SiteParts,
  client: ClientBundle,
  renderWith: typeof renderPage,
): Promise<SiteOutput> {
  const origins = thirdPartyOrigins(site);
  const policyOf = pagePolicyFor(origins);
  const { output } = await render(site, parts, client, {
    origins,
    renderPage(page, { dataPath }) {
      const shell = required(parts.shells.get(page.language), `shell in ${page.language}`);
      return renderWith(page, shell, client.assets, { dataPath, policyOf });
    },
    findKept: async () => undefined,
  });
  return output;
}

import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { inboxRoutes } from '../../../server/inbox/inbox-routes.tsx';
import type { LeadStore } from '../../../server/store/lead-store.ts';
import { checkSite } from '../../../tools/pipeline/check-site.ts';
import { config, withEdit } from '../../pipeline/format-only-problem.ts';
import { siteFiles } from '../../site.ts';
import { password, textOf } from './inbox-server.ts';

test.each([
  [undefined, 'testbrand'],
  [{ name: 'TestBrand' }, 'TestBrand'],
])('with the logo %j the inbox is headed %s', async (logo, expected) => {
  const change = withEdit(config, ({ brand }) => Object.assign(brand, { logo }));
  const { site } = await checkSite(siteFiles(change));
  const server = fastify();
  onTestFinished(() => server.close());
  await inboxRoutes(server, {
    password,
    store: {} as LeadStore,
    forms: new Map(),
    site: site!.config.value,
    fonts: { heading: '/h.woff2', body: '/b.woff2' },
    log: () => undefined,
  });
  const { body } = await server.inject('/inbox/login');
  expect(textOf(/<header.*?<\/header>/s.exec(body)![0])).toBe(expected);
  expect(body).toContain(' · Testbrand</title>');
});

import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import type { PageData } from '../../src/lib/page-data.ts';
import type { LivePages } from '../../tools/dev/node/live-pages.ts';
import { createPageRenderer } from '../../tools/dev/node/page-renderer.ts';
import { watchSchemas } from '../../tools/dev/node/watch-schemas.ts';
import { schemasFolder } from '../../tools/model/schemas.ts';

const page = { language: 'en' } as PageData;
const pages = { shells: new Map([['en', {}]]) } as unknown as LivePages;

it('the error of a component is shown in the place of the page, and in the terminal', async () => {
  const error = vi.fn();
  const renderPage = async () => {
    throw new Error('<Hero> has no heading');
  };
  const server = {
    ssrLoadModule: async () => ({ renderPage }),
    ssrFixStacktrace: () => {},
    config: { logger: { error } },
  };
  const html = await createPageRenderer(server as unknown as ViteDevServer).live(page, pages);
  expect(html).toContain('&#60;Hero&#62; has no heading');
  expect(html).toContain('/tools/dev/browser/client.tsx');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('<Hero> has no heading'));
});

it('a schema that changes asks for a restart, one for code editors does not', () => {
  const error = vi.fn();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  watchSchemas({ watcher, config: { logger: { error } } } as unknown as ViteDevServer, 'en');
  expect(watcher.add).toHaveBeenCalledWith(schemasFolder);
  watcher.emit('all', 'change', join(schemasFolder, 'editor/page.schema.json'));
  watcher.emit('all', 'change', '/site/pages-config/site.json');
  expect(error).not.toHaveBeenCalled();
  watcher.emit('all', 'change', join(schemasFolder, 'blocks/hero.schema.json'));
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/schema .* start it again/));
});

import { relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { serverEntry } from '../../tools/pipeline/bundle/client-assets.ts';

test('the renderer’s bundle is made anew when any of its modules changes', async () => {
  const [, config, sources = []] = serverEntry;
  const modules: string[] = [];
  const collect: Plugin = {
    name: 'collect',
    generateBundle() {
      modules.push(...this.getModuleIds());
    },
  };
  await build({
    ...config,
    root: projectRoot,
    plugins: [...(config.plugins ?? []), collect],
    build: { ...config.build, write: false },
  });
  const own = modules
    .filter((id) => id.startsWith(projectRoot) && !id.includes('/node_modules/'))
    .map((id) => relative(projectRoot, id).replace(/\?.*/, ''));
  expect(own).toContain('tools/pipeline/page-worker.ts');
  const isSource = (path: string) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`));
  expect(own.filter((path) => !isSource(path))).toEqual([]);
});

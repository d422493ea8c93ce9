import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildSite } from '../../../tools/pipeline/build.ts';
import { copyTinySite } from '../../run-tool.ts';

vi.mock('node:fs/promises', { spy: true });

test('a site whose place another build takes as it is written is built once more', async () => {
  const root = await copyTinySite();
  const { rename: real } =
    await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  let isTaken = false;
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (isTaken || to !== join(root, 'dist')) return real(from, to);
    isTaken = true;
    throw Object.assign(new Error(), { code: 'ENOTEMPTY' });
  });
  const stages: string[] = [];
  const { problems } = await buildSite(root, (stage, done) => done || stages.push(stage));
  expect([problems, isTaken]).toEqual([[], true]);
  expect(stages.filter((stage) => stage === 'write')).toHaveLength(2);
});

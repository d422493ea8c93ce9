import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { takeScreenshots } from '../../tools/cli/take-screenshots.ts';

/** A folder with a built page, and with a picture that was taken before. */
async function folderWithPicture(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'screenshots-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const folder of ['dist', 'screenshots']) await mkdir(join(root, folder));
  await writeFile(join(root, 'dist/index.html'), '<!doctype html>');
  await writeFile(join(root, 'screenshots/home-390.png'), '');
  return root;
}

test('where no address contains the text, that is said, and the former pictures stay', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const root = await folderWithPicture();
  const asked = { root, only: '/nothing', skeletonMinimumMs: 0, language: 'pt' } as const;
  expect(await takeScreenshots(asked)).toBe(1);
  expect(said.mock.calls).toEqual([
    ['Nenhum endereço contém "/nothing". As imagens que havia ficam como estão.'],
  ]);
  expect(await readdir(join(root, 'screenshots'))).toEqual(['home-390.png']);
});

import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { identifyCode } from '../../tools/model/known-code.mjs';
import { temporaryFolder } from '../run-tool.ts';

const longAgo = new Date('2026-01-01');

/** A project of two files that nobody has changed for long, which was looked at once. */
async function makeProject() {
  const root = await temporaryFolder();
  await mkdir(join(root, 'src/lib'), { recursive: true });
  for (const file of ['src/one.ts', 'src/lib/two.ts']) {
    await writeFile(join(root, file), `${file}\n`);
    await utimes(join(root, file), longAgo, longAgo);
  }
  return { root, look: () => new Map(identifyCode(root, ['src', 'missing'])) };
}

test('code is known by what is in its files', async () => {
  const { root, look } = await makeProject();
  const before = look();
  expect([...before.keys()]).toEqual(['src/lib/two.ts', 'src/one.ts']);
  expect(look()).toEqual(before);
  const file = join(root, 'src/one.ts');
  await writeFile(file, 'src/six.ts\n');
  await utimes(file, longAgo, longAgo);
  expect((await stat(file)).size).toBe('src/one.ts\n'.length);
  expect(look().get('src/one.ts')).not.toBe(before.get('src/one.ts'));
  expect(look().get('src/lib/two.ts')).toBe(before.get('src/lib/two.ts'));
});

test('what was kept of code and is damaged counts as nothing', async () => {
  const { root, look } = await makeProject();
  const before = look();
  const kept = join(root, 'node_modules/.cache/code.json');
  const text = await readFile(kept, 'utf8');
  const digest = before.get('src/one.ts') ?? '';
  await writeFile(kept, text.replaceAll(digest, digest.replace(/^./, '!')));
  expect(look()).toEqual(before);
});

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkPackages } from '../../bench/test-support/link-packages.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram } from '../run-tool.ts';

const parts = ['tools', 'server', 'src', 'schemas', 'vite.config.ts', 'package.json', 'LICENSE'];

/** A copy of the project whose folder for bundles is a file: nobody can write into it. */
async function projectWithoutBundles(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'no-cache-'));
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  for (const part of [...parts, 'package-lock.json', 'tests/fixtures/tiny-site'])
    await cp(join(projectRoot, part), join(project, part), { recursive: true });
  const packages = await linkPackages(project);
  await mkdir(join(packages, '.cache'));
  await writeFile(join(packages, '.cache/bundles'), '');
  return project;
}

test('where no bundle can be kept, a command does what it does elsewhere', async () => {
  const project = await projectWithoutBundles();
  const run = (...args: string[]) =>
    runProgram(process.execPath, ['tools/cli/start.mjs', ...args], project);
  const checked = await run('check', '--root', 'tests/fixtures/tiny-site', '--format', 'json');
  expect(checked.stderr).toBe('');
  expect({ code: checked.code, ...JSON.parse(checked.stdout) }).toMatchObject({
    code: 0,
    problems: [],
  });
});

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '../tools/model/schemas.ts';

export type ToolResult = { code: number; stdout: string; stderr: string };

/** Runs a program to its end; a failing one is an answer too. */
export const runProgram = (
  program: string,
  args: string[],
  cwd = projectRoot,
): Promise<ToolResult> =>
  new Promise((resolve) => {
    execFile(
      program,
      args,
      {
        cwd,
        maxBuffer: 1e8,
        env: {
          ...process.env,
          LANG: 'en_US.UTF-8',
          LC_ALL: '',
          NODE_OPTIONS: '',
          NODE_ENV: undefined,
        },
      },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
      },
    );
  });

/** Runs a command of the tool, as `npm run` would. */
export const runTool = (...args: string[]): Promise<ToolResult> =>
  runProgram(process.execPath, ['--import', 'tsx', 'tools/cli/main.ts', ...args]);

/** A folder of its own, gone when the test is. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the tiny site, gone when the test is. */
export async function copyTinySite(): Promise<string> {
  const root = await temporaryFolder();
  await cp(join(projectRoot, 'tests/fixtures/tiny-site'), root, { recursive: true });
  return root;
}

/** Every file below a folder with its content. */
export async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    await Promise.all(
      files.map(async (file) => [relative(folder, file), await readFile(file, 'latin1')] as const),
    ),
  );
}

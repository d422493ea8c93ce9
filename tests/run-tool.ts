import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { format } from 'node:util';
import { onTestFinished, vi } from 'vitest';
import { runCommandLine } from '../tools/cli/run-command-line.ts';
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

/** Runs a command of the tool in a process of its own, as `npm run` does. */
export const spawnTool = (...args: string[]): Promise<ToolResult> =>
  runProgram(process.execPath, ['tools/cli/start.mjs', ...args]);

/**
 * Runs a command of the tool in this process, where it needs no time to start. What it says is
 * caught; the languages of the environment are those of `spawnTool`.
 */
export async function runTool(...args: string[]): Promise<ToolResult> {
  const said = { stdout: '', stderr: '' };
  const line = (...values: unknown[]) => `${format(...values)}\n`;
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...values) => {
      said.stdout += line(...values);
    }),
    vi.spyOn(console, 'error').mockImplementation((...values) => {
      said.stderr += line(...values);
    }),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.stdout += String(text);
      return true;
    }),
  ];
  const environment = { LANG: process.env.LANG, LC_ALL: process.env.LC_ALL };
  Object.assign(process.env, { LANG: 'en_US.UTF-8', LC_ALL: '' });
  try {
    const code = await runCommandLine(args);
    return { code, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const [name, value] of Object.entries(environment))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
}

/** A folder of its own, gone when the test is. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
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

const folders = ['src', 'schemas', 'server', 'tools'];
const projectParts = [...folders, 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the code, and of the tiny site beside it, for a change of the test's own. */
export async function copyProject(): Promise<string> {
  const project = await temporaryFolder();
  for (const part of projectParts)
    await cp(join(projectRoot, part), join(project, part), { recursive: true });
  await cp(join(projectRoot, 'tests/fixtures/tiny-site'), join(project, 'site'), {
    recursive: true,
  });
  await symlink(join(projectRoot, 'node_modules'), join(project, 'node_modules'));
  return project;
}

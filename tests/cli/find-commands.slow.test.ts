import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject, runProgram } from '../run-tool.ts';

/** A copy of the code with a change of the test's own, and what calls its commands. */
async function runnableCopy() {
  const project = await copyProject();
  const run = (...args: string[]) =>
    runProgram(process.execPath, ['--import', 'tsx', 'tools/cli/main.ts', ...args], project);
  return { project, run };
}

const command = `import type { Command } from '../command.ts';

/** Says hello. */
export const command: Command = {
  help: 'npm run hello -- [--to NAME]',
  options: { to: { type: 'string', default: 'world' } },
  run: async ({ to }, language) => {
    console.log(\`hello \${to} in \${language}\`);
    return 0;
  },
};
`;

const detectsFrench = `export const detectToolLanguage = () => 'fr';\n`;

test('a command is one file', async () => {
  const { project, run } = await runnableCopy();
  await writeFile(join(project, 'tools/cli/commands/hello.ts'), command);
  expect(await run('hello', '--to', 'you')).toMatchObject({ code: 0, stdout: 'hello you in en\n' });
  expect(await run('hello', '--help')).toMatchObject({
    code: 0,
    stdout: 'npm run hello -- [--to NAME]\n',
  });
  expect((await run()).stderr).toContain(' graph, hello, languages, ');
});

test('what npm starts is the code as it is now', async () => {
  const { project } = await runnableCopy();
  const hello = () => runProgram(process.execPath, ['tools/cli/start.mjs', 'hello'], project);
  const file = join(project, 'tools/cli/commands/hello.ts');
  await writeFile(file, command);
  expect(await hello()).toEqual({ code: 0, stdout: 'hello world in en\n', stderr: '' });
  await writeFile(file, command.replace('hello ${to}', 'goodbye ${to}'));
  expect((await hello()).stdout).toBe('goodbye world in en\n');
  await writeFile(join(project, 'tools/messages/detect-language.ts'), detectsFrench);
  expect((await hello()).stdout).toBe('goodbye world in fr\n');
});

test('a language of the tools is one file', async () => {
  const { project, run } = await runnableCopy();
  const messages = join(project, 'tools/messages');
  await cp(join(messages, 'pt.json'), join(messages, 'fr.json'));
  const text = 'npm run check -- [--root PASTA]';
  const { stdout } = await run('check', '--help', '--lang', 'fr');
  expect(stdout).toContain(text);
  expect(stdout).toContain('[--lang pt|en|es|fr]');
  expect(await run('check', '--root', 'site', '--lang', 'fr')).toMatchObject({ code: 0 });
  expect((await run('explain', 'schema/enum', '--lang', 'fr')).stdout).toContain('schema/enum');
  expect(await run('check', '--help', '--lang', 'it')).toMatchObject({ code: 2 });
});

test('a reader that has seen enough is no failure', async () => {
  const tool = `${process.execPath} --import tsx tools/cli/main.ts explain`;
  const script = `${tool} | true; echo "\${PIPESTATUS[0]}"`;
  const { stdout, stderr } = await runProgram('bash', ['-c', script]);
  expect({ stdout, stderr }).toEqual({ stdout: '0\n', stderr: '' });
});

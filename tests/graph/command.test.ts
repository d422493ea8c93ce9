import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandHelp } from '../../tools/cli/command-help.ts';
import { command } from '../../tools/cli/commands/graph.ts';
import { toolLanguages } from '../../tools/messages/language.ts';
import { copyTinySite, runTool } from '../run-tool.ts';

const graph = (root: string, ...args: string[]) =>
  runTool('graph', ...args, '--root', root, '--lang', 'en');

it('tells what is loose with 1, first of all', async () => {
  const root = await copyTinySite();
  await writeFile(join(root, 'public/images/loose.png'), '');
  const { code, stdout } = await graph(root);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^Pages that no link leads to: [\s\S]*public\/images\/loose\.png {2}Nothing on the site shows[\s\S]*\n\nPages \(\d+\)\n {2}\/ {2}← /,
  );
  expect(JSON.parse((await graph(root, '--format', 'json')).stdout)).toMatchObject({
    problems: expect.arrayContaining([
      expect.objectContaining({
        code: 'graph/unused-picture',
        severity: 'warning',
        file: 'public/images/loose.png',
      }),
    ]),
    things: expect.arrayContaining([
      { kind: 'picture', name: '/images/loose.png', usedBy: [], refersTo: [] },
    ]),
  });
});

it('shows one thing, and suggests a name for one that is not there', async () => {
  const root = await copyTinySite();
  expect(await graph(root, '--of', '/courses')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^page \/courses\n {2}referred to by:\n[\s\S]*header[\s\S]*refers to:/,
    ),
  });
  expect(
    JSON.parse((await graph(root, '--of', 'trial-lesson', '--format', 'json')).stdout),
  ).toMatchObject([{ kind: 'form', name: 'trial-lesson' }]);
  expect(await graph(root, '--of', '/course')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Did you mean /courses?'),
  });
});

it('helps in three languages', () => {
  const helps = toolLanguages.map((language) => commandHelp('graph', command, language));
  expect(new Set(helps).size).toBe(3);
  for (const text of helps) expect(text).toContain('--of');
});

import { describe, expect, test } from 'vitest';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';

describe('as commands', () => {
  test.each([
    [['add', 'section', '/courses', 'baner'], 'Did you mean banner?'],
    [['add', 'section', '/course', 'banner'], 'Did you mean /courses?'],
    [['add', 'section', '/courses', 'banner', '--after', 'heroo'], 'Did you mean hero?'],
    [['add', 'section', '/courses', 'banner', '--first', '--last'], 'one place only'],
    [['add', 'section', '/courses', 'banner', '--example', '99'], 'none, 1, 2'],
    [['add'], 'section /page block'],
    [['order', '/', 'hero'], '--after, --before, --first, --last'],
    [['order', '/#heroo', '--last'], 'Did you mean hero?'],
    [['remove', 'page', 'home'], 'The home page stays'],
    [['remove', 'form', 'trial-lesson'], 'pages-config/pages/home/en.json:'],
    [['remove', 'picture', '/images/dingy.png'], 'Did you mean /images/dinghy.png?'],
    [['move', 'section', '/#hero', 'x', '--last'], 'npm run order'],
    [['copy', 'section', '/#hero', '/nowhere'], 'There is no /nowhere.'],
  ])('%j is answered with what to do', async (args, words) => {
    const root = await copyTinySite();
    const before = await readFolder(root);
    const { code, stderr } = await runTool(...args, '--root', root, '--yes');
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(await readFolder(root)).toEqual(before);
  });

  test('what was added, ordered and removed is as it was', async () => {
    const root = await copyTinySite();
    const before = await readFolder(root);
    const run = async (...args: string[]) =>
      expect(await runTool(...args, '--root', root, '--yes')).toMatchObject({ code: 0 });
    await run('add', 'section', '/courses', 'stats', '--first', '--id', 'figures');
    await run('order', '/courses#figures', '--last');
    expect(await readFolder(root)).not.toEqual(before);
    await run('remove', 'section', '/courses', 'figures');
    expect(await readFolder(root)).toEqual(before);
  });
});

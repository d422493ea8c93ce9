import { describe, expect, test } from 'vitest';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';

describe('as commands', () => {
  test.each([
    [['add', 'section', '/courses', 'baner'], 'There is no block baner. Did you mean banner?'],
    [['add', 'section', '/course', 'banner'], 'Did you mean /courses?'],
    [['add', 'section', '/courses', 'banner', '--after', 'heroo'], 'Did you mean hero?'],
    [['add', 'section', '/courses', 'banner', '--first', '--last'], 'one place only'],
    [
      ['add', 'section', '/courses', 'banner', '--example', '99'],
      'none, 1 (Drawing and three buttons), 2 (Sand',
    ],
    [['add'], 'section /page block'],
    [['order', '/', 'hero'], '--after, --before, --first, --last'],
    [['order', '/#heroo', '--last'], 'There is no section /#heroo. Did you mean hero?'],
    [['order'], 'Still missing: the name, after order.'],
    [['remove', 'page', 'home'], 'The home page stays'],
    [['remove', 'page'], 'Still missing: the name, after page.'],
    [['remove', 'section'], 'Still missing: the name, after section.'],
    [['remove', 'section', '/courses'], 'Still missing: the name, after /courses.'],
    [['remove', 'picture'], 'Still missing: the name, after picture.'],
    [['remove', 'form'], 'Still missing: the name, after form.'],
    [['remove', 'form', 'trial-leson'], 'no form trial-leson. Did you mean trial-lesson?'],
    [['copy', 'section', '--detach'], 'Still missing: the name, after section.'],
    [['copy', 'section', '/courses', 'heroo', '--detach'], 'There is no section /courses#heroo.'],
    [['remove', 'form', 'trial-lesson'], 'pages-config/pages/home/en.json:'],
    [['remove', 'picture', '/images/dingy.png'], 'There is no picture /images/dingy.png. Did'],
    [['move', 'section', '/#hero', 'x', '--last'], 'npm run order'],
    [['copy', 'section', '/#hero', '/nowhere'], 'There is no page /nowhere.'],
    [['copy', 'section', '/#hero', 'hero'], 'There is already a section /#hero.'],
    [['copy', 'page', '/courses', '/fr'], 'There is already a page /fr.'],
  ])('%j is answered with what to do', async (args, words) => {
    const root = await copyTinySite();
    const before = await readFolder(root);
    const { code, stderr } = await runTool(...args, '--root', root, '--yes');
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
    expect(await readFolder(root)).toEqual(before);
  });

  test.each([
    [['add', 'cards', '/courses'], '"cards" cannot stand here. These can: section.'],
    [['remove', 'sectoin', '/courses'], 'Did you mean section?'],
    [['order', '/courses', 'hero', 'last'], '"last" is one word too many.'],
    [['copy', 'page', '/courses', '/new', '--detatch'], 'Did you mean --detach?'],
    [['move', 'page', '/courses', '/new', '--id'], '--id lacks its value.'],
    [['new', '--yes=please'], '--yes takes no value.'],
    [['check', '--format', 'xml'], 'There is no --format xml. There are: text, json'],
    [['graph', '--format', 'xml'], 'There is no --format xml. There are: text, json.'],
    [['languages', '--format', 'xml'], 'There is no --format xml. There are: table, text'],
    [['check', '--lang', 'it'], 'Use pt, en or es'],
  ])('%j was called wrongly, and did not fail', async (args, words) => {
    const root = await copyTinySite();
    const { code, stdout, stderr } = await runTool(...args, '--root', root);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
    expect(stderr).not.toContain('failed; ');
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

describe('what is left to be written', () => {
  const counts = (said: string) =>
    [/leaves (\w+) texts?/, /(\w+) texts? from before/].map((form) => form.exec(said)?.[1]);

  test('a change tells of its own texts, and how many wait beside them', async () => {
    const root = await copyTinySite();
    const run = async (...args: string[]) =>
      counts((await runTool(...args, '--root', root, '--yes')).stdout);
    const waiting = async () =>
      (await runTool('check', '--root', root)).stdout.match(/text\/unwritten$/gm)?.length;

    const [stats] = await run('add', 'section', '/courses', 'stats', '--first', '--id', 'figures');
    expect(Number(stats)).toBe(await waiting());
    const [banner, others] = await run('add', 'section', '/courses', 'banner', '--first');
    expect([others, Number(banner) + Number(stats)]).toEqual([stats, await waiting()]);
    const all = String(await waiting());
    expect(await run('order', '/courses#figures', '--last')).toEqual([undefined, all]);
    expect(await run('move', 'page', '/courses', '/lessons')).toEqual([undefined, all]);
    expect(await run('remove', 'section', '/lessons', 'banner')).toEqual([undefined, stats]);
    const [copied] = await run('copy', 'page', '/lessons', '/copied');
    expect(Number(copied) + Number(stats)).toBe(await waiting());
  });

  test('it names its own texts, not those that stood in their place', async () => {
    const [fresh, marked] = [await copyTinySite(), await copyTinySite()];
    const add = async (block: string, root: string) =>
      (await runTool('add', 'section', '/courses', block, '--first', '--root', root, '--yes'))
        .stdout;
    const listed = (said: string) => said.match(/^ {2}pages-config\S+\d {2}.*$/gm);
    const own = listed(await add('banner', fresh));
    await add('stats', marked);
    expect(own?.length).toBeGreaterThan(0);
    expect(listed(await add('banner', marked))).toEqual(own);
  });
});

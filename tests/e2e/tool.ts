import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tools/model/schemas.ts';

/** A copy of the tiny site in a folder of its own. */
export async function copyTinySite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'tiny-site-'));
  await cp(join(projectRoot, 'tests/fixtures/tiny-site'), root, { recursive: true });
  return root;
}

/** The settings of a site, as far as tests change them. */
type Settings = { leads: object } & Record<string, unknown>;

/** A copy of the tiny site with other settings. */
export async function copyTinySiteWith(change: (settings: Settings) => void): Promise<string> {
  const root = await copyTinySite();
  const file = join(root, 'pages-config/site.json');
  const settings = JSON.parse(await readFile(file, 'utf8')) as Settings;
  change(settings);
  await writeFile(file, JSON.stringify(settings));
  return root;
}

/** A copy of this site in a folder of its own. */
export async function copySite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'own-site-'));
  for (const part of ['pages-config', 'translations', 'public'])
    await cp(join(projectRoot, part), join(root, part), { recursive: true });
  return root;
}

/** A copy of this site in which a section of a page in Portuguese has other properties. */
export async function copySiteWith(page: string, id: string, changes: object): Promise<string> {
  const root = await copySite();
  const file = join(root, 'pages-config/pages', page, 'pt.json');
  const json = JSON.parse(await readFile(file, 'utf8')) as { sections: { id: string }[] };
  const section = json.sections.find((each) => each.id === id);
  if (!section) throw new Error(`${page} has no section ${id}.`);
  Object.assign(section, changes);
  await writeFile(file, JSON.stringify(json));
  return root;
}

/**
 * A command that serves, on a free port, with more in its environment where told so, and in another
 * language; `address` is what it says to open, `interrupt` ends it as Ctrl+C does and tells what it
 * said, `stop` ends it and removes the site's folder.
 */
export async function serve(
  command: 'start' | 'dev',
  root: string,
  environment: Record<string, string> = {},
  language = 'en',
): Promise<{
  url: string;
  address: string;
  interrupt: () => Promise<string>;
  stop: () => Promise<void>;
}> {
  const program = {
    start: ['server/start.mjs'],
    dev: ['--import', 'tsx', 'tools/cli/main.ts', 'dev'],
  };
  const child = spawn(process.execPath, [...program[command], '--root', root, '--lang', language], {
    cwd: projectRoot,
    env: { ...process.env, ...environment, PORT: '0' },
  });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [address = '', url = ''] = await new Promise<string[]>((answers, fail) => {
    const listen = (text: Buffer) => {
      said += text.toString();
      const found = /(http:\/\/localhost:\d+)\S*(?=\s)/.exec(said);
      if (found) answers(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => fail(new Error(`${command} ended with ${code}:\n${said}`)));
  });
  const interrupt = async () => {
    child.kill('SIGINT');
    await ended;
    return said;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  };
  return { url, address, interrupt, stop };
}

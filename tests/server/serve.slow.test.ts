import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../bench/test-support/free-port.ts';
import { openLibsqlStore } from '../../server/store/libsql-store.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { copyTinySite, runProgram, spawnTool, temporaryFolder } from '../run-tool.ts';
import { stylesOf, unnamedStyles } from './page-styles.ts';
import { childrenOf, isRunning, runServer } from './program.ts';
import { testLead } from './store/store-fixtures.ts';

const home = 'pages-config/pages/home/en.json';
const node = process.execPath;

/** A lead, as the tiny site's form sends it. */
async function sendLead(url: string, root: string): Promise<Response> {
  const [file = ''] = await readdir(join(root, 'pages-config/forms'));
  const form = JSON.parse(await readFile(join(root, 'pages-config/forms', file), 'utf8')) as {
    fields: { name: string; required?: boolean; maxLength?: number }[];
  };
  const values = form.fields.map(({ name }) => [name, name === 'EMAIL' ? 'ada@a.example' : '1']);
  return fetch(`${url}/leads`, {
    method: 'POST',
    body: new URLSearchParams([['form', file.replace('.json', '')], ['lang', 'en'], ...values]),
  });
}

/** A lead of a time long ago, for a site that delivers none. */
async function saveOldLead(dataFolder: string): Promise<void> {
  const store = openLibsqlStore(join(dataFolder, 'leads.db'), () => new Date('2020-01-01'));
  await store.save(testLead());
  await store.close();
}

async function builtSite(leads: object = {}): Promise<string> {
  const root = await copyTinySite();
  const config = join(root, 'pages-config/site.json');
  const site = JSON.parse(await readFile(config, 'utf8')) as { leads: object };
  await writeFile(config, JSON.stringify({ ...site, leads: { ...site.leads, ...leads } }));
  expect(await spawnTool('build', '--root', root)).toMatchObject({ code: 0 });
  return root;
}

describe('npm start', () => {
  test('serves the former build where a page is broken, and says so; leads are taken', async () => {
    const root = await builtSite();
    await writeFile(join(root, home), '{"title": "x",');
    const { url, says, kill, ended } = runServer(node, ['server/start.mjs', '--root', root]);
    const address = await url();
    await says(/home\/en\.json/);
    await says(/The build failed: the former build is served/);
    expect([
      (await fetch(`${address}/courses`)).status,
      (await sendLead(address, root)).status,
      (await fetch(`${address}/healthz`)).status,
    ]).toEqual([200, 200, 200]);
    kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('ends with 1 where a page is broken and there is no former build', async () => {
    const root = await copyTinySite();
    await writeFile(join(root, home), '{"title": "x",');
    expect((await runProgram(node, ['server/start.mjs', '--root', root])).code).toBe(1);
  });

  test('keeps leads though the folder that it was started in is taken away', async () => {
    const root = await builtSite();
    const cwd = await temporaryFolder();
    const program = join(projectRoot, 'server/serve.mjs');
    const { url } = runServer(node, [program, '--root', root], {
      cwd,
      env: { DATA_FOLDER: 'data' },
    });
    const address = await url();
    await rm(cwd, { recursive: true, maxRetries: 5 });
    expect((await sendLead(address, root)).status).toBe(200);
  });

  test('ends where the port of its figures is taken', async () => {
    const root = await builtSite();
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const { ended, says } = runServer(node, ['server/serve.mjs', '--root', root], {
      env: { METRICS_PORT: String(port) },
    });
    await says(new RegExp(`Port ${port} is in use already`));
    expect(await ended).toBe(2);
  });

  test('leaves nothing behind when it is ended, while it builds and while it serves', async () => {
    const root = await copyTinySite();
    const building = runServer('npm', ['start', '--silent', '--', '--root', root]);
    await building.says(/read files|ler arquivos/);
    const programs = await descendantsOf(building.pid);
    expect(programs.length).toBeGreaterThan(1);
    building.kill('SIGTERM');
    await building.ended;
    await expect.poll(() => programs.filter(isRunning)).toEqual([]);

    const serving = runServer('npm', ['start', '--silent', '--', '--root', root]);
    const address = await serving.url();
    const servers = await descendantsOf(serving.pid);
    expect((await fetch(address)).status).toBe(200);
    serving.kill('SIGTERM');
    await serving.ended;
    await expect.poll(() => servers.filter(isRunning)).toEqual([]);
    await expect(fetch(address)).rejects.toThrow();
  });
});

async function descendantsOf(pid: number): Promise<number[]> {
  const children = await childrenOf(pid);
  return [...children, ...(await Promise.all(children.map(descendantsOf))).flat()];
}

describe('npm run serve', () => {
  test('needs the packages of production only, and 150 MB; counts leads, and erases old ones', async () => {
    const root = await builtSite({ keepDays: 30 });
    await saveOldLead(join(root, 'data'));
    for (const name of ['server/serve.mjs', 'server/command-line.mjs', 'tools/messages'])
      await cp(join(projectRoot, name), join(root, name), { recursive: true });
    await cp(join(projectRoot, 'package.json'), join(root, 'package.json'));
    await installForProduction(root);
    const metricsPort = await freePort();
    const { url, pid, says } = runServer(node, ['server/serve.mjs'], {
      cwd: root,
      env: { INBOX_PASSWORD: 'segredo', METRICS_PORT: String(metricsPort) },
    });
    const address = await url();
    await says(/leads: 1 erased after 30 days/);
    const login = await fetch(`${address}/inbox/login`, {
      method: 'POST',
      body: new URLSearchParams({ password: 'segredo' }),
      headers: { 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    });
    const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
    const answer = await sendLead(address, root);
    expect([
      (await fetch(address)).status,
      answer.status,
      (await fetch(`${address}/healthz`)).status,
      await (await fetch(`${address}/inbox/export?format=csv`, { headers: { cookie } })).text(),
      await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    ]).toEqual([
      200,
      200,
      200,
      expect.stringContaining('"ada@a.example"'),
      expect.stringMatching(/^leads_taken_total 1\n[\s\S]*^leads\{list="all"\} 1$/m),
    ]);
    const thanks = await answer.text();
    expect(stylesOf(thanks)).not.toEqual([]);
    expect(unnamedStyles(thanks)).toEqual([]);
    const resident = async () =>
      Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
    // While it compresses pages ahead it takes some more.
    await expect.poll(resident).toBeLessThan(150);
  });

  test('says what to do where there is no build, and where the environment is wrong', async () => {
    const root = await temporaryFolder();
    const none = await runProgram(node, ['server/serve.mjs', '--root', root]);
    expect(none).toMatchObject({ code: 1, stderr: expect.stringContaining('npm run build') });
    const wrong = await runProgram(node, ['server/serve.mjs', '--rot', root]);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('npm run serve -- [') });
  });

  test.each(['start', 'serve'])('%s explains itself in three languages', async (command) => {
    const helps = await Promise.all(
      ['pt', 'en', 'es'].map((language) =>
        runProgram(node, [`server/${command}.mjs`, '--help', '--lang', language]),
      ),
    );
    expect(helps.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(new Set(helps.map(({ stdout }) => stdout)).size).toBe(3);
    for (const { stdout } of helps)
      expect(stdout).toMatch(
        /^npm (run )?s\w+ -- [\s\S]*DATABASE_URL[\s\S]*\n(Saída|Exit|Salida): 0\b.*\b2\b.*\.\n$/,
      );
  });
});

/** Copies the packages that the lockfile keeps for production, and no others. */
async function installForProduction(root: string): Promise<void> {
  const { packages } = JSON.parse(
    await readFile(join(projectRoot, 'package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { dev?: boolean; optional?: boolean }> };
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    const copied = cp(join(projectRoot, path), join(root, path), { recursive: true });
    // Those of other systems are not installed here.
    await (optional ? copied.catch(() => {}) : copied);
  }
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import { startServer } from '../../server/http/start-server.ts';
import { openLibsqlStore } from '../../server/store/libsql-store.ts';
import { type Assets, renderAnswerPage, type SubmissionResult } from '../../src/entry-server.tsx';
import { pagePolicyFor } from '../../tools/model/content-security-policy.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { siteFiles } from '../site.ts';

const localized = (text: string) => ({ pt: `${text} (pt)`, en: `${text} (en)` });

const contactForm = {
  fields: [
    {
      name: 'FNAME',
      role: 'name',
      kind: 'text',
      label: localized('Name'),
      required: true,
      maxLength: 10,
    },
    {
      name: 'EMAIL',
      role: 'email',
      kind: 'email',
      label: localized('E-mail'),
      required: true,
      helper: localized('Helper'),
    },
    { name: 'CONTEMAIS', kind: 'textarea', label: localized('More'), maxLength: 20 },
    { name: 'BIRTHDAY', kind: 'date', label: localized('Birthday'), shown: false, maxLength: 10 },
  ],
  hidden: [{ name: 'tags', role: 'tags', value: '7' }],
  requiredNote: localized('Note'),
  submit: localized('Send'),
  purpose: localized('Purpose'),
};

const assets: Assets = {
  fonts: { heading: '/h.woff2', body: '/b.woff2' },
  boot: 'boot()',
  entry: '/entry.js',
};

const noOrigins = { frames: [], forms: [], scripts: [], connections: [] };

const { site } = await checkSite(siteFiles({ 'pages-config/forms/contact.json': contactForm }));
const resolved = await resolve(site!, { build: 'test', encode: false, year: 2025 });
const { languages, leads } = site!.config.value;
const parts = (language: string) =>
  [
    resolved.errorPages.find((page) => page.language === language)!,
    resolved.shells.get(language)!,
    assets,
  ] as const;

export const forms = new Map(
  languages.map(({ code }) => [
    code,
    new Map(
      Object.entries(
        resolved.pages.find(
          (page) => page.language === code && page.path === (code === 'pt' ? '/' : '/en'),
        )!.forms,
      ),
    ),
  ]),
);
export const renderAnswerIn = (answer: SubmissionResult, language: string) =>
  renderAnswerPage(answer, ...parts(language), pagePolicyFor(noOrigins));

/** A sound lead, as its form sends it. */
export const validLead = {
  form: 'contact',
  lang: 'en',
  FNAME: ' Ana ',
  EMAIL: 'ana@clinica.com.br',
  b_trap: '',
  tags: '7',
};

/** What a store holds, read by a connection of its own. */
export async function readLeads(file: string) {
  const store = openLibsqlStore(file);
  const leads = await store.list();
  await store.close();
  return leads;
}

/** A folder for one test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

const headersFile =
  "/*\n  Content-Security-Policy: default-src 'none'\n  Cache-Control: public, max-age=0\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n";

const longText = 'A text that is worth compressing. '.repeat(40);

/** What the served folder holds, unless told otherwise. */
export const siteFolder: Record<string, string | Uint8Array> = {
  'index.html': `<h1>home</h1>${longText}`,
  'clinicas/index.html': '<h1>clinicas</h1>',
  'sobre nós/index.html': '<h1>about</h1>',
  '404.html': '<h1>404 pt</h1>',
  'en/404.html': '<h1>404 en</h1>',
  'en/index.html': '<h1>home en</h1>',
  'assets/app.js': `/* ${longText} */`,
  'videos/a.mp4': Uint8Array.from({ length: 1000 }, (_, index) => index % 256),
  _headers: headersFile,
  _redirects: '/old /clinicas 301\n/old-contact /clinicas#contact-section 302\n',
};

type Options = Parameters<typeof startServer>[0];
type Changes = Partial<Omit<Options, 'folder' | 'port' | 'site' | 'fonts'>> & {
  dataFolder?: string;
  leads?: Partial<Options['site']['leads']>;
  changeStore?: Partial<Options['store']>;
};

/** Has it be the same moment until the test ends: what is counted by the minute stays in one. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** A server that runs until its test ends. */
export async function startTestServer({
  dataFolder,
  leads: leadChanges,
  store: ownStore,
  changeStore,
  ...changes
}: Changes = {}) {
  const folder = await temporaryFolder();
  for (const [path, content] of Object.entries(siteFolder)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const data = dataFolder ?? (await temporaryFolder());
  const database = join(data, 'leads.db');
  const store = { ...(ownStore ?? openLibsqlStore(database)), ...changeStore };
  const server = await startServer({
    folder,
    port: 0,
    site: { ...site!.config.value, leads: { ...leads, ...leadChanges } },
    forms,
    renderAnswerPage: async (answer, language) => renderAnswerIn(answer, language),
    fonts: assets.fonts,
    store,
    ...changes,
  });
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await server.close();
    await store.close();
  };
  onTestFinished(close);
  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init });
  const send = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
    get('/leads', {
      method: 'POST',
      body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const port = Number(new URL(server.url).port);
  const raw = (text: string) => exchange(port, text);
  const slowly = (text: string, between: () => unknown, rest: string) =>
    exchange(port, text, between, rest);
  return { ...server, close, get, send, raw, slowly, database, store };
}

/**
 * What a server says to bytes that no client of ours would send, as they stand; some at once, some
 * a little after something else has begun.
 */
function exchange(port: number, text: string, between?: () => unknown, rest = ''): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(port, 'localhost', async () => {
      socket.write(text);
      if (!between) return;
      await turns();
      between();
      await turns();
      socket.write(rest);
    });
    socket
      .on('data', (data) => (answer += data.toString('latin1')))
      .on('close', () => done(answer))
      .on('error', fail);
  });
}

/** Waits a while, and then for turns of the loop in which what was sent is read, and answered. */
async function turns(): Promise<void> {
  await sleep(100);
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
}

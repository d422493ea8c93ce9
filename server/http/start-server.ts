import { randomBytes } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import fastify, { type FastifyReply } from 'fastify';
import type { SiteConfig } from '../../src/generated/types.ts';
import type { FontUrls } from '../../src/theme/global-styles.ts';
import { inboxMethods } from '../inbox/inbox-methods.ts';
import { createAnswers } from '../leads/answers.ts';
import type { FormsByLanguage, RenderAnswerPage } from '../leads/forms.ts';
import { createLeadCounts, type LeadCounts } from '../leads/lead-counts.ts';
import { leadRoutes } from '../leads/lead-routes.ts';
import { errorCode } from '../store/error-code.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { precompress } from './compress-files.ts';
import {
  backlog,
  checkInterval,
  maxConnections,
  proxyKeepAlive,
  timeouts,
} from './connection-limits.ts';
import { createHealthCheck } from './health-check.ts';
import { headersFor } from './host-rules.ts';
import { listenAt, stopListening } from './listening.ts';
import { rejectConnection } from './reject-connection.ts';
import { createProxyWarning, keepAddress, namesSeveralHosts } from './request-headers.ts';
import { decodedPath, pageAt, serveStaticFile } from './serve-static-file.ts';
import { followChanges, type SiteChange } from './site-changes.ts';
import { changeFiles, readStaticFiles } from './static-files.ts';

type ServerOptions = {
  /** The built site. It is read once: a later build needs a new start. */
  folder: string;
  /** 0 takes a free one. */
  port: number;
  /** The address to listen at: this machine alone, unless told otherwise. */
  host?: string;
  site: Pick<SiteConfig, 'languages' | 'leads' | 'brand' | 'theme'>;
  forms: FormsByLanguage;
  renderAnswerPage: RenderAnswerPage;
  fonts: FontUrls;
  store: LeadStore;
  /** Opens the page of the people who answer leads; without one there is no such page. */
  inboxPassword?: string;
  /** What one address may send. An office may stand behind one. */
  leadsPerMinute?: number;
  /** Where it is counted what becomes of submissions. */
  counts?: LeadCounts;
  /** How the site changes by itself, and who else is to know of it. */
  changes?: SiteChange[];
  onChange?: (change: SiteChange) => void;
  /** What time it is, in ms since 1970. */
  now?: () => number;
  /** How many proxies stand before the server: each tells the address of who asked it. */
  proxies?: number;
  /** How long open connections are answered while it ends, in ms; a request may be on its way. */
  grace?: number;
  log?: (line: string) => void;
};

/** As static hosts do for what the site's own rules leave open. */
const defaultHeaders = { 'cache-control': 'no-cache' };

/**
 * Serves a built site and takes its leads. `close` finishes what was accepted; the store is its
 * owner's to close.
 */
export async function startServer({
  folder,
  port,
  host = 'localhost',
  site: config,
  forms,
  renderAnswerPage,
  fonts,
  store,
  inboxPassword,
  leadsPerMinute = 60,
  counts = createLeadCounts(),
  changes = [],
  onChange = () => {},
  now = Date.now,
  proxies = 0,
  grace = 0,
  log = console.error,
}: ServerOptions): Promise<{ url: string; close: () => Promise<void> }> {
  const site = await readStaticFiles(folder);
  const answers = createAnswers(config.languages, renderAnswerPage);
  const stopping = new AbortController();
  const makeChange = (change: SiteChange) => {
    changeFiles(site, change);
    onChange(change);
    answers.renew().catch((cause: unknown) => log(`leads: former answers, ${errorCode(cause)}`));
  };
  const stopChanges = followChanges(changes, makeChange, now);
  const server = fastify({
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: checkInterval },
    requestTimeout: timeouts.request,
    keepAliveTimeout: proxies > 0 ? proxyKeepAlive : timeouts.keepAlive,
    // What was on its way as the server was asked to end is answered as any other.
    return503OnClosing: false,
    connectionTimeout: timeouts.silence,
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    frameworkErrors: (_error, { url }, reply: FastifyReply) =>
      reply
        .headers({ ...headersFor(site.headers, url), 'cache-control': 'no-store' })
        .code(400)
        .type('text/plain')
        .send('Bad Request'),
    clientErrorHandler: (error, socket) => rejectConnection(error, socket, site.headers),
  });
  server.server.maxConnections = maxConnections;
  const methods = new Map([['/leads', ['POST']], ...(inboxPassword ? inboxMethods : [])]);

  const warnOfProxy = proxies === 0 ? createProxyWarning(log) : () => {};
  server.addHook('onRequest', async ({ id, url, method, raw }, reply) => {
    const path = decodedPath(url) ?? '';
    reply.headers({ ...defaultHeaders, ...headersFor(site.headers, path), 'x-request-id': id });
    keepAddress(raw);
    if (namesSeveralHosts(raw)) return reply.code(400).type('text/plain').send('Bad Request');
    warnOfProxy(raw);
    const allowed = methods.get(path) ?? ['GET', 'HEAD'];
    if (!allowed.includes(method))
      return reply
        .code(405)
        .header('allow', allowed.join(', '))
        .type('text/plain')
        .send('Method Not Allowed');
  });
  server.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store');
    if (!server.server.listening) reply.header('connection', 'close');
    // Of HTTP/1.1 a connection stays open unless it is said to close (RFC 9112, section 9.3); to
    // say so takes 47 bytes of each answer.
    else if (raw.httpVersion === '1.1') reply.raw.removeHeader('connection');
  });
  server.setErrorHandler((error, { id }, reply) => {
    log(`server: ${errorCode(error)}, request ${id}`);
    return reply.code(500).type('text/plain').send('Internal Server Error');
  });
  const isHealthy = createHealthCheck(() => store.verifyWritable());
  server.get('/healthz', async (_request, reply) => {
    const isOk = await isHealthy();
    return reply
      .code(isOk ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(isOk ? 'ok' : 'Leads cannot be kept.');
  });
  server.get('/*', (request, reply) => serveStaticFile(site, config, request, reply));

  let listeners: Server[];
  try {
    await server.register(leadRoutes, {
      site: config,
      forms,
      store,
      answers,
      leadsPerMinute,
      counts,
      isPage: (path) => pageAt(site, path) !== undefined,
      log,
    });
    if (inboxPassword) {
      const { inboxRoutes } = await import('../inbox/inbox-routes.tsx');
      await server.register(inboxRoutes, {
        password: inboxPassword,
        store,
        forms,
        site: config,
        fonts,
        log,
      });
    }
    listeners = await listenAt(server, { port, host, backlog });
    void precompress(site, stopping.signal);
  } catch (cause) {
    stopChanges();
    await server.close();
    throw cause;
  }
  const address = server.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`,
    async close() {
      stopping.abort();
      stopChanges();
      const { ended } = await stopListening(listeners, grace);
      await server.close();
      await ended;
    },
  };
}

import type { IncomingHttpHeaders } from 'node:http';

/**
 * The address under which a browser elsewhere sees this server, where one forwards it, as GitHub
 * Codespaces does: what `DEV_ORIGIN` says, and nothing else. No part of a name is guessed or left
 * open: whoever reaches the server may write the site's files.
 * @returns undefined where nothing is forwarded
 * @throws where `DEV_ORIGIN` is no origin of the web
 */
export function forwardedOrigin(setting = process.env.DEV_ORIGIN): string | undefined {
  if (!setting) return undefined;
  // What a container says outside of Codespaces, where no name is to be put in.
  if (/^https:\/\/-\d+\.?$/.test(setting)) return undefined;
  if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(setting)) throw new Error(`DEV_ORIGIN: ${setting}`);
  return setting;
}

/**
 * Whether a page of this server sent a request: a page of another one can neither name this origin,
 * nor send JSON, nor reach this machine under a name of its own.
 * @param forwarded the one origin, beside this machine's own, that pages of this server have
 */
export function isOwnRequest(
  { headers }: { headers: IncomingHttpHeaders },
  forwarded: string | undefined = forwardedOrigin(),
): boolean {
  const { host = '', origin = '', 'content-type': type = '' } = headers;
  const name = forwarded?.replace(/^https?:\/\//, '');
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  const through = headers['x-forwarded-host'];
  if (!/^application\/json\b/.test(type)) return false;
  if (through !== undefined && through !== name) return false;
  if (origin === forwarded && forwarded !== undefined) return isLocal || host === name;
  return isLocal && origin === `http://${host}`;
}

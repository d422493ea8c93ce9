import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names its server twice, which Node takes, and two programs may understand in
 * two ways (RFC 9112, section 3.2).
 */
export const namesSeveralHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** What only a proxy says, and a visitor's browser does not. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

/**
 * Tells once that a proxy stands before the server though PROXIES says that there is none.
 * @returns what looks at each request
 */
export function createProxyWarning(
  log: (line: string) => void,
): (request: Pick<IncomingMessage, 'headers'>) => void {
  let isTold = false;
  return ({ headers }) => {
    const found = isTold ? undefined : proxyHeaders.find((name) => headers[name] !== undefined);
    if (!found) return;
    isTold = true;
    log(
      `server: a request came by a proxy (${found}), and PROXIES is 0. If a proxy of yours ` +
        'stands before the server, set PROXIES=1: all visitors share one limit of leads, and the ' +
        'cookie of /inbox is not Secure.',
    );
  };
}

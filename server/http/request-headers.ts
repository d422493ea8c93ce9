import type { IncomingMessage } from 'node:http';

/**
 * Whether a request names its server twice, which Node takes, and two programs may understand in
 * two ways (RFC 9112, section 3.2).
 */
export const namesSeveralHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/**
 * Has a request tell whom it is from as we ask for it later: without the port, which some proxies
 * write beside each address and which is another with each connection, and also where its
 * connection is reset meanwhile, after which Node knows only an address that it was asked for.
 */
export function keepAddress({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): void {
  void socket.remoteAddress;
  const forwarded = headers['x-forwarded-for'];
  if (forwarded) headers['x-forwarded-for'] = String(forwarded).replace(addressWithPort, '$1$2');
}

/** An address of IPv4 with a port, or one of IPv6 in brackets, as it stands beside a port. */
const addressWithPort = /(?:\b(\d+(?:\.\d+){3})|\[([\da-f:.]+)\])(?::\d+)?(?=\s*(?:,|$))/gi;

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

/**
 * How long a client may take, in milliseconds, for its headers, for its whole request, and between
 * requests; and how long a connection may be silent. With the interval below, and two seconds for a
 * busy machine, a client that drips is cut off within 15 s.
 */
export const timeouts = { headers: 10_000, request: 12_000, keepAlive: 5_000, silence: 60_000 };

/**
 * How long a proxy's connection may rest between requests, in milliseconds: longer than proxies
 * keep one (Caddy two minutes, Google's ten), so that they are the ones who close it. A lead that
 * is sent as the server closes is lost, since a POST is not sent again.
 */
export const proxyKeepAlive = 620_000;

/** How often a client's headers and its request are looked at, in milliseconds. */
export const checkInterval = 1_000;

/** More than a small site has visitors at once, fewer than a process may have files open. */
export const maxConnections = 5_000;

/**
 * How many connections may wait to be taken when many come at once; whoever finds no place there
 * waits for seconds. The system may allow fewer.
 */
export const backlog = 4_096;

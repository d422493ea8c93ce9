import { connect } from 'node:net';

export type HttpResponse = { status: number; milliseconds: number; body: () => string };

/** A connection that stays open and carries one request at a time. */
export type Connection = { send: (request: string) => Promise<HttpResponse>; close: () => void };

/** The request for a page, as browsers send it. */
export const pageRequest = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;

/**
 * Connects to a server on this machine. It is cheap, since server and client share their cores: it
 * knows answers with a content-length only.
 * @throws where there is no server; `ask` throws where the connection ends before the whole answer
 *   is there
 */
export async function connectTo(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  let chunks: Buffer[] = [];
  let size = 0;
  let expected: { status: number; head: number; length: number } | undefined;
  let pending:
    | { answered: (answer: HttpResponse) => void; failed: (cause: Error) => void; begin: number }
    | undefined;

  socket.on('data', (chunk) => {
    chunks.push(chunk);
    size += chunk.length;
    expected ??= parseHead(chunks);
    if (!expected || !pending || size < expected.head + expected.length) return;
    const [answer, { status, head }, { answered, begin }] = [chunks, expected, pending];
    [chunks, size, expected, pending] = [[], 0, undefined, undefined];
    answered({
      status,
      milliseconds: performance.now() - begin,
      body: () => Buffer.concat(answer).subarray(head).toString(),
    });
  });
  socket.on('error', () => {});
  socket.on('close', () => pending?.failed(new Error('The connection ended without an answer')));
  await new Promise<void>(
    (connected, refused) =>
      void socket
        .once('connect', connected)
        .once('close', () => refused(new Error(`There is no server at port ${port}`))),
  );

  return {
    send: (request) =>
      new Promise((answered, failed) => {
        if (socket.destroyed) return failed(new Error('The connection has ended'));
        pending = { answered, failed, begin: performance.now() };
        socket.write(request);
      }),
    close: () => void socket.destroy(),
  };
}

/**
 * What the head of an answer says, once all of it is there: its status, its own length and that of
 * the body.
 */
function parseHead(chunks: Buffer[]) {
  const bytes = Buffer.concat(chunks);
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  return {
    status: Number(head.slice(9, 12)),
    head: end + 4,
    length: Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0),
  };
}

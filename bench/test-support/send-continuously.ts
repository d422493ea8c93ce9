import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, connectTo, type HttpResponse } from './connection.ts';

/**
 * How long a sender waits before it looks for the server again, and how long it looks at all, in
 * milliseconds.
 */
const reconnection = { again: 50, atMost: 60_000 };

type SenderOptions<T> = {
  /** The port at this moment: a server that was started anew has another. */
  port: () => number;
  connections: number;
  /** The next thing to send; undefined ends a sender. */
  nextRequest: () => T | undefined;
  onResponse: (sent: T, answer: HttpResponse) => void;
  /** What was sent has got no answer: the connection broke. */
  onDisconnect: (sent: T) => void;
};

/**
 * Sends one request after another over each of several connections, the next as soon as the last is
 * answered. A broken connection is made anew. @throws where the server does not come back
 */
export async function sendContinuously<T extends { request: string }>({
  port,
  connections,
  nextRequest,
  onResponse,
  onDisconnect,
}: SenderOptions<T>): Promise<void> {
  async function send(): Promise<void> {
    let connection: Connection | undefined;
    for (let sent = nextRequest(); sent; sent = nextRequest()) {
      const giveUpAt = performance.now() + reconnection.atMost;
      while (!connection) {
        connection = await connectTo(port()).catch((cause: unknown) =>
          performance.now() > giveUpAt
            ? Promise.reject(cause as Error)
            : sleep(reconnection.again, undefined),
        );
      }
      const reply = await connection.send(sent.request).catch(() => undefined);
      if (reply) onResponse(sent, reply);
      else {
        onDisconnect(sent);
        connection.close();
        connection = undefined;
      }
    }
    connection?.close();
  }
  await Promise.all(Array.from({ length: connections }, send));
}

import { setTimeout as sleep } from 'node:timers/promises';
import { connectTo, type Answer, type Connection } from './connection.ts';

/**
 * How long a sender waits before it looks for the server again, and how long it looks at all, in
 * milliseconds.
 */
const waits = { again: 50, atMost: 60_000 };

type Senders<T> = {
  /** The port at this moment: a server that was started anew has another. */
  port: () => number;
  connections: number;
  /** The next thing to send; undefined ends a sender. */
  next: () => T | undefined;
  answered: (sent: T, answer: Answer) => void;
  /** What was sent has got no answer: the connection broke. */
  broken: (sent: T) => void;
};

/**
 * Sends one request after another over each of several connections, the next as soon as the last is
 * answered. A broken connection is made anew. @throws where the server does not come back
 */
export async function keepSending<T extends { request: string }>({
  port,
  connections,
  next,
  answered,
  broken,
}: Senders<T>): Promise<void> {
  async function send(): Promise<void> {
    let connection: Connection | undefined;
    for (let sent = next(); sent; sent = next()) {
      const giveUpAt = performance.now() + waits.atMost;
      while (!connection) {
        connection = await connectTo(port()).catch((cause: unknown) =>
          performance.now() > giveUpAt
            ? Promise.reject(cause as Error)
            : sleep(waits.again, undefined),
        );
      }
      const answer = await connection.ask(sent.request).catch(() => undefined);
      if (answer) answered(sent, answer);
      else {
        broken(sent);
        connection.close();
        connection = undefined;
      }
    }
    connection?.close();
  }
  await Promise.all(Array.from({ length: connections }, send));
}

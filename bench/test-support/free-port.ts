import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** What Linux gives to those who ask for any port begins at 32,768. */
const [lowest, beyond] = [10_000, 32_000];

const maxTries = 100;

/**
 * A port that nobody listens at, and that the system gives nobody who asks for any: whatever starts
 * later finds it free.
 * @throws where nobody may listen here
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const port = randomInt(lowest, beyond);
    const listener = createServer().listen(port, '127.0.0.1');
    const isFree = await once(listener, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    listener.close();
    await once(listener, 'close');
    return port;
  }
  throw new Error('No port is free here.');
}

import { expect, test } from 'vitest';
import { serve } from '../../server/main.ts';
import { temporaryFolder } from './test-server.ts';

test.each([
  [{ LEADS_PER_MINUTE: '0' }, 'LEADS_PER_MINUTE: a whole number from 1 on, not "0"'],
  [{ LEADS_PER_MINUTE: '1.5' }, 'LEADS_PER_MINUTE: a whole number from 1 on, not "1.5"'],
  [{ PROXIES: '-1' }, 'PROXIES: a whole number from 0 on, not "-1"'],
  [{ PORT: '65536' }, 'PORT: a whole number from 0 to 65535, not "65536"'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT: a whole number from 0 to 65535, not "x"'],
])('the server does not start with %j', async (env, message) => {
  const root = await temporaryFolder();
  await expect(serve({ root, env, onReady: () => {} })).rejects.toThrow(message);
});

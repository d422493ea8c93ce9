import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyTinySite, runTool } from '../run-tool.ts';

test('a second npm run dev says that the port is taken, and what to do', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  vi.stubEnv('PORT', String(port));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { code, stdout, stderr } = await runTool('dev', '--root', await copyTinySite());
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toBe(
    `Port ${port} is in use already, nearly always by another npm run dev. ` +
      'Stop it with Ctrl+C in its terminal and try again.\n',
  );
});

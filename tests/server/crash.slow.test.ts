import { expect, test } from 'vitest';
import { measureCrashes } from '../../bench/crash.ts';
import { copyTinySite, temporaryFolder } from '../run-tool.ts';

test('a server killed three times while it takes leads has all that it acknowledged, each with its delivery', async () => {
  const outcome = await measureCrashes({
    root: await copyTinySite(),
    data: await temporaryFolder(),
    leads: 500,
    kills: 3,
    connections: 8,
    progress: () => {},
  });
  expect(outcome).toMatchObject({
    missing: 0,
    withoutDelivery: 0,
    duplicated: 0,
    refused: 0,
    kills: 3,
    integrity: 'ok',
  });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(500);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';

const ci = readFileSync(join(projectRoot, '.ci/run'), 'utf8');

test('what the usual run leaves out is run by continuous integration', () => {
  expect(ci).toMatch(/^CI=true npm test -- --all$/m);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { outlineOf, presets } from '../../tools/editing/plan-new-page.ts';
import { projectRoot } from '../../tools/model/schemas.ts';

const folder = join(projectRoot, 'tools/dev/browser/rail');
const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'));

test('each block of an outline has its own picture, within its frame', async () => {
  const [schema, shapes] = await Promise.all(
    ['outline-shapes.schema.json', 'outline-shapes.json'].map(read),
  );
  const validate = new Ajv({ strict: false }).compile(schema);
  expect(validate(shapes), JSON.stringify(validate.errors)).toBe(true);
  const types = Object.values(presets).flatMap((preset) => outlineOf(preset));
  for (const { type, hasPhoto } of types) {
    const { height, marks } = shapes[type] ?? { height: 0, marks: [] };
    expect(marks.length, type).toBeGreaterThan(0);
    for (const [, x, y, wide, high] of marks) {
      expect(x + wide, type).toBeLessThanOrEqual(96);
      expect(y + high, type).toBeLessThanOrEqual(height);
    }
    if (hasPhoto) expect(marks.map(([kind]: [string]) => kind)).toContain('picture');
  }
  expect(types.filter(({ hasPhoto }) => hasPhoto)).toHaveLength(1);
});

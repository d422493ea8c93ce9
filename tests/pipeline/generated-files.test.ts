import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleName, examplesOf } from '../../tools/model/block-examples.ts';
import { blockSchemas, documentSchemas, projectRoot } from '../../tools/model/schemas.ts';
import { jsonFormat } from '../../tools/pipeline/codegen/format-document.ts';
import { generatedFiles, isCommitted } from '../../tools/pipeline/codegen/generate.ts';

test('what is generated and committed is what the schemas say', async () => {
  const committed = Object.entries(await generatedFiles()).filter(([file]) => isCommitted(file));
  const outdated = committed
    .filter(([file, text]) => readFileSync(join(projectRoot, file), 'utf8') !== text)
    .map(([file]) => file);
  expect(committed.length).toBeGreaterThan(1);
  expect(outdated).toEqual([]);
});

test('what is generated is either committed or ignored by Git', async () => {
  const ignored = readFileSync(join(projectRoot, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  for (const file of Object.keys(await generatedFiles()))
    expect(isCommitted(file), file).toBe(!ignored.some((folder) => file.startsWith(folder)));
});

test('the format names every document, block, part and example, and no part that is not there', () => {
  const text = jsonFormat();
  const { common, ...documents } = documentSchemas();
  const parts = Object.values({ common, ...documents }).flatMap((schema) =>
    Object.keys(schema?.definitions ?? {}),
  );
  const headings = [...text.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual([
    ...Object.keys(documents).map((name) => `Documento \`${name}\``),
    ...Object.keys(blockSchemas()).map((type) => `Bloco \`${type}\``),
    ...parts.map((name) => `Peça \`${name}\``),
  ]);
  const links = [...text.matchAll(/\(#peça-([\w-]+)\)/g)].map(([, name]) => name);
  const anchors = new Set(parts.map((name) => name.toLowerCase()));
  expect(links.filter((name) => !anchors.has(name!))).toEqual([]);
  for (const example of Object.values(blockSchemas()).flatMap(examplesOf))
    expect(text).toContain(exampleName(example, 'pt'));
});

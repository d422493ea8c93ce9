import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licensesFile } from '../../tools/model/output-files.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { buildClient } from '../../tools/pipeline/bundle/client-assets.ts';

test('all that visitors get of packages goes with its licence, and scripts say where', async () => {
  const { files } = await buildClient({ consent: { address: '/consent.json', content: '{}' } });
  const text = String(files.get(licensesFile));
  const { accepted } = JSON.parse(readFileSync(join(projectRoot, '.ci/licences.json'), 'utf8'));
  const named = [...text.matchAll(/^(\S+) \d+\.\d\S* \((.*)\)$/gm)];
  expect(named.filter(([, , identifier]) => !accepted.includes(identifier))).toEqual([]);
  const names = named.map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      '@fontsource-variable/figtree',
      'embla-carousel',
      'libphonenumber-js',
      'lucide-static',
      'react-dom',
      'vanilla-cookieconsent',
      'wouter',
    ]),
  );
  for (const part of text.split(/^-{80}$/m)) expect(part).toMatch(/Copyright|©/i);
  const scripts = [...files].filter(([address]) => address.endsWith('.js'));
  const silent = scripts.filter(([, code]) => !String(code).includes(`/*! ${licensesFile} */`));
  const packages = /react|embla|phone|carousel|consent|app\./;
  expect(silent.map(([address]) => address).filter((address) => packages.test(address))).toEqual(
    [],
  );
});

import { expect, test } from 'vitest';
import {
  licensesBanner,
  licensesText,
  standardText,
} from '../../tools/pipeline/bundle/licenses.ts';

const mit = { version: '1.0.0', identifier: 'MIT', text: 'MIT License\n\nCopyright (c) A' };

test('packages with the same words of a licence have them once, each package is named once', () => {
  const text = licensesText([
    { name: 'one', ...mit },
    { name: 'other', version: '2.0.0', identifier: 'ISC', text: 'ISC License' },
    { name: 'a-third', ...mit },
    { name: 'one', ...mit },
  ]);
  expect(text.split(/\n-+\n\n/)).toEqual([
    'a-third 1.0.0 (MIT)\none 1.0.0 (MIT)\n\nMIT License\n\nCopyright (c) A\n',
    'other 2.0.0 (ISC)\n\nISC License\n',
  ]);
});

test('a package that says nothing of its licence is not delivered', () => {
  expect(() => licensesText([{ name: 'silent', version: '1.0.0', identifier: 'MIT' }])).toThrow(
    'The package silent has no licence text',
  );
});

test('the words of a licence that a package only names go with its author, or it has none', () => {
  expect(standardText('MIT', 'Ana')).toMatch(
    /^Copyright \(c\) Ana\n\nPermission is hereby granted/,
  );
  expect(standardText('MIT')).toBeUndefined();
  expect(standardText('Custom', 'Ana')).toBeUndefined();
});

test('scripts with code of packages say where the licences are, others need not', () => {
  expect(
    licensesBanner({ moduleIds: ['/site/src/app.tsx', '/site/node_modules/react/a.js'] }),
  ).toBe('/*! /licenses.txt */');
  expect(licensesBanner({ moduleIds: ['/site/src/app.tsx'] })).toBe('');
});

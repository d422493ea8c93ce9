import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';

const readJson = <T>(file: string): T =>
  JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as T;

type Package = { license?: string; dev?: boolean; integrity?: string; resolved?: string };
const lockfile = readJson<{ packages: Record<string, Package> }>('package-lock.json');
const packages = Object.entries(lockfile.packages).flatMap(([path, locked]) =>
  path === '' ? [] : [{ name: path.split('node_modules/').at(-1)!, ...locked }],
);

type Exception = { packages: string[]; licence: string; why: string };
const { accepted, exceptions } = readJson<{ accepted: string[]; exceptions: Exception[] }>(
  '.ci/licences.json',
);

/** Whether a licence is accepted: of several that may be chosen from one is enough. */
const isAccepted = (licence: string): boolean =>
  licence
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => accepted.includes(part)));

/** A licence that the lockfile does not carry is excepted as ''. */
const covers = (exception: Exception, { name, license = '' }: (typeof packages)[number]) =>
  license === exception.licence &&
  exception.packages.some((pattern) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
const refused = packages.filter(({ license = '' }) => !isAccepted(license));

test('every package has a licence that is accepted, or an exception with a reason', () => {
  const open = refused.filter((each) => !exceptions.some((exception) => covers(exception, each)));
  expect(open.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  expect(packages.length).toBeGreaterThan(300);
});

test('no exception is for what a server runs, and none is left over', () => {
  for (const exception of exceptions) {
    const covered = refused.filter((each) => covers(exception, each));
    expect(covered.length, exception.packages.join()).toBeGreaterThan(0);
    expect(covered.filter(({ dev }) => !dev)).toEqual([]);
    expect(exception.why).not.toBe('');
  }
});

test('the lockfile names every package by its hash, and no registry', () => {
  const loose = packages.filter(
    ({ integrity = '', resolved }) => !integrity.startsWith('sha512-') || resolved !== undefined,
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

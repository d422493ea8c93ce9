import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeHash } from '../../model/program-code.mjs';
import { projectRoot } from '../../model/schemas.ts';
import { readBuild } from '../build-record.ts';
import { codeWithGenerated } from '../generated-code.ts';
import { hashOfCode, hashOfCodeAtStart } from '../site-record.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { siteFolders } from './place-files.ts';
import { type Pulled, pull } from './pull.ts';
import { type ManifestNames, push } from './push.ts';
import { openStore, type Store, storeSettings } from './store.ts';
import { StoreError, type StoreFault } from './store-fault.ts';

/** What is told of the shared record as a build goes. */
export type SharedRecordEvent = { taken: Pulled } | { given: number } | { fault: StoreFault };

/** A store that was found, and what was found in it. */
type OpenRecord = {
  store: Store;
  mayWrite: boolean;
  names: ManifestNames;
  /** Undefined where there is none that can be believed. */
  former?: Manifest;
};

/**
 * Builds with what other machines have left in the store that the environment names, and leaves
 * there what is new where it may. Whatever is wrong with the store is told, and the build goes on.
 * @param build makes the site; where it fails no other machine's site stays in its place
 * @param cache the folder with the caches
 */
export async function withSharedRecord<T extends { bytes?: number }>(
  root: string,
  build: () => Promise<T>,
  tellAll: (event: SharedRecordEvent) => void,
  cache: string = join(projectRoot, 'node_modules/.cache'),
): Promise<T> {
  const places = { root, cache };
  let isTrusted = true;
  const tell = (event: SharedRecordEvent) => {
    if ('fault' in event && event.fault.reason === 'damaged') isTrusted = false;
    tellAll(event);
  };
  const orTell = <R>(work: Promise<R>): Promise<R | undefined> =>
    work.catch((cause: unknown) => {
      if (!(cause instanceof StoreError)) throw cause;
      tell({ fault: cause.fault });
      return undefined;
    });
  const open = await orTell(findRecord(root, tell));
  if (!open) return build();
  const { store, mayWrite, names, former } = open;
  let believed = former;
  const pulled = former && (await orTell(pull(store, places, names.code, former)));
  if (!pulled) believed = undefined;
  else if (pulled.files > 0) tell({ taken: pulled });
  let hasSite = false;
  try {
    const result = await build();
    hasSite = result.bytes !== undefined;
    const given =
      hasSite && mayWrite
        ? await orTell(push(store, places, names, believed, isTrusted))
        : undefined;
    if (given !== undefined) tell({ given });
    return result;
  } finally {
    if (!hasSite && pulled?.hasSite)
      for (const folder of siteFolders(root)) await rm(folder, { recursive: true, force: true });
  }
}

/** @returns undefined where the environment names no store. @throws StoreError */
async function findRecord(
  root: string,
  tell: (event: SharedRecordEvent) => void,
): Promise<OpenRecord | undefined> {
  const settings = storeSettings(process.env);
  if (!settings) return undefined;
  // What is generated is part of the code, and a new clone lacks it: the build is not to go by the
  // code as it was before that.
  const code = hashOfCodeAtStart();
  if (!(await readBuild(root, code))) await codeWithGenerated(code);
  const { mayWrite } = settings;
  const store = await openStore(settings);
  const names = manifestNames();
  const found = { store, mayWrite, names };
  for (const name of [names.own, names.latest]) {
    const former = await readManifest(store, name).catch((cause: unknown) => {
      // What is damaged is written again, and what cannot be reached is not asked twice.
      if (!(cause instanceof StoreError) || cause.fault.reason !== 'damaged') throw cause;
      tell({ fault: cause.fault });
      return undefined;
    });
    if (former) return { ...found, former };
  }
  return found;
}

/** Counted up where manifests of older tools could not be read. */
const manifestFormat = 1;

/**
 * Code, Node and the kind of machine are in the name of what they made; the packages of all code,
 * in that of what any may take over.
 */
function manifestNames(): ManifestNames {
  const machine = `${process.platform}-${process.arch}`;
  const code = `${hashOfCode('')}-${machine}`;
  const packages = codeHash(['package-lock.json'], '');
  return {
    code,
    own: `records/${code}`,
    latest: `latest/${manifestFormat}-${packages}-${machine}`,
  };
}

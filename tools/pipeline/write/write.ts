import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Output } from '../render/render.ts';

/**
 * Writes a whole output beside the folder and then puts it in its place: what was there stays until
 * all is written.
 * @throws where the disk refuses; the former output is then as it was
 */
export async function write(output: Output, folder: string): Promise<void> {
  const fresh = `${folder}.new-${process.pid}`;
  const former = `${folder}.old-${process.pid}`;
  try {
    const folders = new Set([...output.keys()].map((address) => dirname(join(fresh, address))));
    for (const each of folders) await mkdir(each, { recursive: true });
    await Promise.all(
      [...output].map(([address, content]) => writeFile(join(fresh, address), content)),
    );
    await rename(folder, former).catch(unlessMissing);
    await rename(fresh, folder).catch(async (cause) => {
      await rename(former, folder).catch(unlessMissing);
      throw cause;
    });
  } finally {
    await Promise.all([fresh, former].map((each) => rm(each, { recursive: true, force: true })));
  }
}

function unlessMissing(cause: NodeJS.ErrnoException) {
  if (cause.code !== 'ENOENT') throw cause;
}

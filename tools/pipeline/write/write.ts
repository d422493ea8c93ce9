import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ignoreCodes } from '../../model/ignore-codes.ts';
import type { SiteOutput } from '../render/render.ts';

/**
 * Writes a whole output beside the folder and then puts it in its place: what was there stays until
 * all is written.
 * @throws where the disk refuses; the former output is then as it was
 */
export async function write(output: SiteOutput, folder: string): Promise<void> {
  const newFolder = `${folder}.new-${process.pid}`;
  const oldFolder = `${folder}.old-${process.pid}`;
  try {
    const folders = new Set([...output.keys()].map((address) => dirname(join(newFolder, address))));
    for (const each of folders) await mkdir(each, { recursive: true });
    await Promise.all(
      [...output].map(([address, content]) => writeFile(join(newFolder, address), content)),
    );
    await rename(folder, oldFolder).catch(ignoreCodes('ENOENT'));
    await rename(newFolder, folder).catch(async (cause) => {
      await rename(oldFolder, folder).catch(ignoreCodes('ENOENT'));
      throw cause;
    });
  } finally {
    await Promise.all(
      [newFolder, oldFolder].map((each) => rm(each, { recursive: true, force: true })),
    );
  }
}

import { join } from 'node:path';
import { ignoreRefusal, readKept, trimIfGrown, writeKept } from '../model/disk-cache.ts';
import { projectRoot } from '../model/schemas.ts';
import { hashOfCode } from './site-record.ts';

/** Has a file for each code of which all that is generated was there. */
const cacheFolder = join(projectRoot, 'node_modules/.cache/generated');

/**
 * Has what follows from the schemas be there before a build. It is part of the code: of code of
 * which nothing was missing before, nothing is made again.
 * @param code as it was found, as one hash
 * @returns the code with what is generated of it
 */
export async function codeWithGenerated(code: string): Promise<string> {
  const current = join(cacheFolder, code);
  if (readKept(current)) return code;
  const { generate } = await import('./codegen/generate.ts');
  if ((await generate()).length > 0) return hashOfCode();
  await writeKept(current, Buffer.from(code)).catch(ignoreRefusal);
  await trimIfGrown(cacheFolder);
  return code;
}

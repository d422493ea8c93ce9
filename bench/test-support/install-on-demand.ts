import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Installs a package that only a bench needs in a folder that exists.
 * @param major the major version that is wanted
 * @returns the version that was there
 * @throws with npm's own words where it cannot be installed
 */
export async function installOnDemand(
  folder: string,
  name: string,
  major: string,
): Promise<string> {
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const wanted = `${name}@${major}`;
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', wanted];
  try {
    await promisify(execFile)('npm', install, { cwd: folder, timeout: 300_000 });
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new Error(
      `npm cannot install ${wanted} from its registry here: ${stderr?.trim() || message}`,
    );
  }
  const own = join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(await readFile(own, 'utf8')) as { version: string }).version;
}

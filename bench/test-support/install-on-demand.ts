import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Installs a package that only a bench needs, such as `lighthouse@12`, in a folder that exists.
 * @throws with npm's own words where it cannot be installed
 */
export async function installOnDemand(folder: string, wanted: string): Promise<void> {
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const install = ['install', '--no-audit', '--no-fund', '--prefer-offline', wanted];
  try {
    await promisify(execFile)('npm', install, { cwd: folder, timeout: 300_000 });
  } catch (cause) {
    const { stderr, message } = cause as Error & { stderr?: string };
    throw new Error(
      `npm cannot install ${wanted} from its registry here: ${stderr?.trim() || message}`,
    );
  }
}

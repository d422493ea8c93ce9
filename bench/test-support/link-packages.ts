import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../tools/model/schemas.ts';

/**
 * Gives a copy of the project the packages that are installed here, without what is cached of it.
 * @returns the copy's folder of packages
 */
export async function linkPackages(project: string): Promise<string> {
  const packages = join(project, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir(join(projectRoot, 'node_modules')))
    if (name !== '.cache')
      await symlink(join(projectRoot, 'node_modules', name), join(packages, name));
  return packages;
}

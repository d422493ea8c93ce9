import path from 'node:path';

/**
 * Where a file is within a folder, with slashes on every machine.
 * @param paths how the machine writes paths
 */
export const relativePath = (folder: string, file: string, paths = path): string =>
  paths.relative(folder, file).split(paths.sep).join('/');

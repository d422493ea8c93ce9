import { error, type Problem, startOfFile } from '../../model/problem.ts';
import type { SiteFiles } from '../../model/site.ts';
import { maxFileBytes } from '../load/list-files.ts';

/** A problem for each file that is there and is not read. */
export const leftOutProblems = ({ leftOut }: Pick<SiteFiles, 'leftOut'>): Problem[] =>
  [...(leftOut ?? [])].map(([file, why]) =>
    why.reason === 'symbolic-link'
      ? error('file/symbolic-link', startOfFile(file), { file })
      : error('file/too-large', startOfFile(file), {
          size: inMegabytes(why.bytes),
          limit: inMegabytes(maxFileBytes),
        }),
  );

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;

import type { ToolLanguage } from '../messages/language.ts';
import type { SiteFiles } from '../model/site.ts';
import type { BuildResult } from '../pipeline/build-result.ts';
import { formatReport } from '../report/index.ts';

/**
 * The files of a site as texts, for the frames of a report; a byte that is no text shows as one.
 */
export const decodeFiles = ({ json }: SiteFiles): Map<string, string> =>
  new Map([...json].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]));

/** The problems of a build as the terminal shows them. */
export const formatProblems = (
  { problems, files, pages }: BuildResult,
  language: ToolLanguage,
): string =>
  formatReport('text', {
    problems,
    texts: files ? decodeFiles(files) : new Map(),
    pages,
    milliseconds: 0,
    language,
    color: Boolean(process.stdout.isTTY),
  });

import { expect } from 'vitest';
import type { Problem } from '../../tools/model/problem.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { describeProblem } from '../../tools/report/describe-problem.ts';
import { type SiteFileMap, siteFiles } from '../site.ts';

export const home = 'pages-config/pages/home/pt.json';
export const homeEn = 'pages-config/pages/home/en.json';
export const shell = 'pages-config/shell/pt.json';
export const form = 'pages-config/forms/contact.json';
export const config = 'pages-config/site.json';

/**
 * The one problem of a site, whole: code, place, pointer, message and hint. One mistake is one
 * problem.
 */
export async function formatOnlyProblem(
  changes: SiteFileMap,
  publicFiles?: Record<string, Uint8Array>,
): Promise<string> {
  const problems = (await checkSite(siteFiles(changes, publicFiles))).problems.map(formatProblem);
  expect(problems).toHaveLength(1);
  return problems[0]!;
}

function formatProblem(problem: Problem): string {
  const { code, file, line, column, pointer } = problem;
  const { message, hint } = describeProblem(problem, 'pt');
  return [code, `${file}:${line}:${column} ${pointer}`.trim(), message, hint].join('\n');
}

type Changeable = ReturnType<typeof JSON.parse>;

/** A file of the test site, changed. */
export function withEdit(file: string, change: (value: Changeable) => void): SiteFileMap {
  const value = JSON.parse(new TextDecoder().decode(siteFiles().json.get(file)));
  change(value);
  return { [file]: value };
}

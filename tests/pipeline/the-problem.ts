import { expect } from 'vitest';
import { inspect } from '../../tools/pipeline/inspect.ts';
import type { Problem } from '../../tools/model/problem.ts';
import { describe } from '../../tools/report/describe.ts';
import { siteFiles, type SiteMap } from '../site.ts';

export const home = 'pages-config/pages/home/pt.json';
export const homeEn = 'pages-config/pages/home/en.json';
export const shell = 'pages-config/shell/pt.json';
export const form = 'pages-config/forms/contact.json';
export const config = 'pages-config/site.json';

/**
 * The one problem of a site, whole: code, place, pointer, message and hint. One mistake is one
 * problem.
 */
export function theProblem(changes: SiteMap, publicFiles?: Record<string, Uint8Array>): string {
  const problems = inspect(siteFiles(changes, publicFiles)).problems.map(whole);
  expect(problems).toHaveLength(1);
  return problems[0]!;
}

function whole(problem: Problem): string {
  const { code, file, line, column, pointer } = problem;
  const { message, hint } = describe(problem, 'pt');
  return [code, `${file}:${line}:${column} ${pointer}`.trim(), message, hint].join('\n');
}

type Changeable = ReturnType<typeof JSON.parse>;

/** A file of the test site, changed. */
export function edited(file: string, change: (value: Changeable) => void): SiteMap {
  const value = JSON.parse(new TextDecoder().decode(siteFiles().json.get(file)));
  change(value);
  return { [file]: value };
}

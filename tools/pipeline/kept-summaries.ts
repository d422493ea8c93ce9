import { required } from '../model/required.ts';
import type { HtmlSummary } from './verify/read-html.ts';

/** What was read of a page, as JSON. */
export type KeptSummary = {
  [Key in keyof HtmlSummary]: HtmlSummary[Key] extends ReadonlySet<string>
    ? string[]
    : HtmlSummary[Key];
};

/**
 * Gives summaries their texts as the same objects: pages name mostly the same addresses, but of a
 * page that another thread has read each text is one more.
 */
export function sharingTexts(): (summary: KeptSummary) => KeptSummary {
  const known = new Map<string, string>();
  const shared = (text: string): string => {
    const found = known.get(text);
    if (found === undefined) known.set(text, text);
    return found ?? text;
  };
  return ({ ids, links, outside, alternates, ...more }) => ({
    ...more,
    ids: ids.map(shared),
    links: links.map(shared),
    outside: outside.map(shared),
    alternates: alternates.map(shared),
  });
}

/** What verification needs to know of a page, as it was read once for the same HTML. */
export function asSets(summary: KeptSummary | undefined): HtmlSummary {
  const { ids, links, outside, alternates, ...more } = required(summary, 'summary of a page');
  return {
    ...more,
    ids: new Set(ids),
    links: new Set(links),
    outside: new Set(outside),
    alternates: new Set(alternates),
  };
}

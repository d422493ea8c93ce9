import { cspHash } from '../../tools/model/content-security-policy.ts';

/** The styles that stand in a page. */
export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

/** The styles of a page that its policy does not name. */
export function unnamedStyles(html: string): string[] {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const named = policy.replaceAll('&#x27;', "'");
  return stylesOf(html).filter((css) => !named.includes(cspHash(css)));
}

export type HeaderRule = { pattern: RegExp; headers: Record<string, string> };
export type RedirectRule = { from: string; to: string; status: number };

/**
 * Reads `_headers` as static hosts write it: an address pattern in which `*` stands for anything,
 * then, indented, its headers.
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningfulLines(text)) {
    if (/^\S/.test(line)) {
      const literal = line
        .trim()
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
      rules.push({ pattern: new RegExp(`^${literal.join('.*')}$`), headers: {} });
    } else {
      const [, name, value] = /^\s+([^:]+):(.*)$/.exec(line) ?? [];
      const rule = rules.at(-1);
      if (rule && name !== undefined && value !== undefined)
        rule.headers[name.trim().toLowerCase()] = value.trim();
    }
  }
  return rules;
}

/** The headers of an address; those of later rules prevail. */
export const headersFor = (rules: HeaderRule[], path: string): Record<string, string> =>
  Object.assign(
    {},
    ...rules.filter(({ pattern }) => pattern.test(path)).map(({ headers }) => headers),
  );

/**
 * Reads `_redirects`: an old address, where it leads, and the status (301 where none is given) on
 * each line.
 */
export const parseRedirectRules = (text: string): RedirectRule[] =>
  meaningfulLines(text).map((line) => {
    const [from = '', to = '/', status = '301'] = line.trim().split(/\s+/);
    return { from, to, status: Number.parseInt(status, 10) };
  });

/** An address with a query put in, before the section it names; its own query prevails. */
export function withQuery(to: string, query: string): string {
  const [address = '', section] = to.split('#');
  const ownOrGiven = address.includes('?') ? '' : query;
  return `${address}${ownOrGiven}${section === undefined ? '' : `#${section}`}`;
}

const meaningfulLines = (text: string) =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

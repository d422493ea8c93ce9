/**
 * The query of an address within the site, with what it carries on of the visit's first address.
 * @param search the query as it is: `` or `?…`; what it has itself prevails
 * @param from the query of the page before
 * @param allowed the names of what may be carried on
 * @returns the same text where there is nothing to add
 */
export function carryOrigin(search: string, from: string, allowed: readonly string[] = []): string {
  const [own, former] = [new URLSearchParams(search), new URLSearchParams(from)];
  const added = new URLSearchParams(
    allowed.flatMap((name) => {
      const value = former.get(name);
      return value === null || own.has(name) ? [] : [[name, value]];
    }),
  ).toString();
  return added === '' ? search : `?${[search.slice(1), added].filter(Boolean).join('&')}`;
}

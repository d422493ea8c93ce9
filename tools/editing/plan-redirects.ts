import { localizedHref, withoutTrailingSlash } from '../../src/lib/links.ts';
import { pathOf, type Site } from '../model/site.ts';
import { withItem, withValue } from './json-text.ts';
import { type Plan, plannedText } from './plan.ts';

/**
 * Plans the redirects of addresses that go: they lead straight to the new ones, never by way of
 * each other, and no redirect starts at an address that a page now has.
 * @param addresses the old and the new address in each language
 * @param keepsSections whether the sections of the old address are at the new one
 */
export function planRedirects(
  { config, files }: Site,
  plan: Plan,
  addresses: [from: string, to: string][],
  { keepsSections }: { keepsSections: boolean },
): void {
  const targets = new Map(addresses);
  let text = plannedText(plan, files, config.file);
  config.value.redirects
    .map(({ from, to }, index) => ({ from, to, index }))
    .reverse()
    .forEach(({ from, to, index }) => {
      const [path = '', section] = to.split(/(?=#)/);
      const target = targets.get(path);
      const now = target === undefined ? to : target + ((keepsSections && section) || '');
      const isTaken = [...targets.values()].includes(from);
      if (isTaken) text = withValue(text, `/redirects/${index}`, undefined);
      else if (now !== to) text = withValue(text, `/redirects/${index}/to`, now);
    });
  for (const [from, to] of targets) text = withItem(text, '/redirects', { from, to });
  plan.set(config.file, text);
}

/**
 * Plans that no redirect starts at the addresses of a page that is made: who comes there comes to
 * the page.
 */
export function planFreeAddresses({ config, files }: Site, plan: Plan, route: string): void {
  const { languages, redirects } = config.value;
  const own = new Set(languages.map(({ prefix }) => localizedHref(pathOf(route), prefix)));
  const isTaken = redirects.map(({ from }) => own.has(withoutTrailingSlash(from)));
  if (!isTaken.includes(true)) return;
  let text = plannedText(plan, files, config.file);
  for (let index = isTaken.length - 1; index >= 0; index--)
    if (isTaken[index]) text = withValue(text, `/redirects/${index}`, undefined);
  plan.set(config.file, text);
}

import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { closestMatch } from '../model/closest-match.ts';
import { routePattern, slugifyRoute } from '../model/routes.ts';
import { pathOf, routesOf, type Site, versionsOf } from '../model/site.ts';
import type { SectionName } from './section-references.ts';

/**
 * Thrown where a command names what is not there, or what is there already. Its message is for
 * people, in their language.
 */
export class InvalidNameError extends Error {}

/** The form that most sections of the site show themselves, not in a dialog. */
export function mostUsedForm({ references, forms }: Site): string {
  const uses = references
    .filter(({ kind, pointer }) => kind === 'form' && /^\/sections\/\d+\/form$/.test(pointer))
    .map(({ value }) => value);
  const count = (name: string) => uses.filter((use) => use === name).length;
  return [...forms.keys()].toSorted((a, b) => count(b) - count(a))[0] ?? '';
}

/**
 * Checks the names that commands are given: each function returns the name in its usual form.
 * @throws InvalidNameError
 */
export function createNameParser(site: Site, language: ToolLanguage) {
  const t = createTranslator(language);
  /** @param shown the names as they are listed for people, where not as they are */
  const requireExisting = (
    what: string,
    name: string,
    names: string[],
    shown: string[] = names,
  ): string => {
    if (names.includes(name)) return name;
    const nearest = closestMatch(name, names);
    throw new InvalidNameError(
      t('editing.unknown', {
        what: `${what} ${name}`.trim(),
        isClose: nearest !== undefined,
        nearest: nearest ?? '',
        known: shown.join(', '),
      }),
    );
  };
  const requireFree = (what: string, name: string, names: string[]): string => {
    if (names.includes(name))
      throw new InvalidNameError(t('editing.taken', { what: `${what} ${name}`.trim() }));
    return name;
  };
  const requireIdForm = (typed: string): string => {
    if (/^[a-z][a-z0-9-]*$/.test(typed)) return typed;
    throw new InvalidNameError(t('editing.idForm', { typed }));
  };
  const routes = routesOf(site);
  const trimmed = (typed: string) => typed.replace(/^\/+|\/+$/g, '');
  const idsIn = (route: string) => [
    ...new Set(
      versionsOf(site, route).flatMap(({ source }) => source.value.sections.map(({ id }) => id)),
    ),
  ];
  const files = [...site.files.publicFiles.keys()];
  const route = (typed: string) => {
    const path = typed === 'home' ? '/' : `/${trimmed(typed)}`;
    requireExisting('', path, routes.map(pathOf));
    return path === '/' ? 'home' : path.slice(1);
  };
  const section = (route: string, typed: string) =>
    requireExisting(pathOf(route), typed, idsIn(route));
  return {
    known: requireExisting,
    route,
    newRoute: (typed: string) => {
      const route = trimmed(typed);
      if (!routePattern.test(route)) {
        const better = slugifyRoute(typed);
        const hasExample = better !== '';
        throw new InvalidNameError(t('editing.routeForm', { typed, hasExample, better }));
      }
      return requireFree('', `/${route}`, [
        ...routes.map(pathOf),
        ...site.pages.map(({ localPath }) => localPath),
        ...site.config.value.languages.map(({ prefix }) => prefix),
      ]).slice(1);
    },
    section,
    /** A section as `/page#id`, or as two words. */
    sectionName: (typed: string[]): SectionName => {
      const [page = '', id = ''] = typed.join('#').split(/#+/);
      const found = route(page);
      return { route: found, id: section(found, id) };
    },
    /** An id for a section of a page that has none of it yet: `banner`, `banner-2`. */
    freeSection: (route: string, type: string) => {
      const ids = idsIn(route);
      const numbered = ids.map((_, index) => `${type}-${index + 2}`);
      return [type, ...numbered].find((id) => !ids.includes(id)) ?? type;
    },
    /** Where links are to lead: `#id` on the page itself, `/page`, or `/page#id`. */
    target: (own: string, typed: string) => {
      const [page = '', id] = typed.split('#');
      const found = page === '' ? own : route(page);
      return pathOf(found) + (id ? `#${section(found, id)}` : '');
    },
    /** A form by its name; the one that most sections show, where none is said. */
    form: (typed: string | undefined) =>
      requireExisting('', typed ?? mostUsedForm(site), [...site.forms.keys()]),
    newSection: (route: string, typed: string) =>
      requireFree(pathOf(route), requireIdForm(typed), idsIn(route)),
    newForm: (typed: string) => requireFree('', requireIdForm(typed), [...site.forms.keys()]),
    file: (typed: string) => requireExisting('', typed, files),
    newFile: (typed: string) => {
      if (!/^(\/[a-z0-9][a-z0-9._-]*)+\.[a-z0-9]+$/i.test(typed))
        throw new InvalidNameError(t('editing.addressForm', { typed }));
      return requireFree('', typed, files);
    },
  };
}

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
  /**
   * @param told what people are told that is not there: the kind and the name
   * @param shown the names as they are listed for people, where not as they are
   */
  const requireExisting = (
    told: string,
    name: string,
    names: string[],
    shown: string[] = names,
  ): string => {
    if (names.includes(name)) return name;
    const nearest = closestMatch(name, names);
    throw new InvalidNameError(
      t('editing.unknown', {
        what: told,
        isClose: nearest !== undefined,
        nearest: nearest ?? '',
        known: shown.join(', '),
      }),
    );
  };
  const requireFree = (told: string, name: string, names: string[]): string => {
    if (names.includes(name)) throw new InvalidNameError(t('editing.taken', { what: told }));
    return name;
  };
  /** @param word what is said before the name */
  const requireTyped = (typed: string, word: string): void => {
    if (typed.trim() !== '') return;
    const flags = t('editing.nameAfter', { word });
    throw new InvalidNameError(t('editing.missing', { flags }));
  };
  /** A name as people are told of it: `form contact`. */
  const withKind = (kind: 'page' | 'section' | 'picture' | 'form', name: string): string =>
    `${t(`graph.kind.${kind}`)} ${name}`.trim();
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
    requireTyped(typed, 'page');
    const path = typed === 'home' ? '/' : `/${trimmed(typed)}`;
    requireExisting(withKind('page', path), path, routes.map(pathOf));
    return path === '/' ? 'home' : path.slice(1);
  };
  const sectionWithPage = (route: string, id: string) =>
    withKind('section', `${pathOf(route)}#${id}`);
  const section = (route: string, typed: string) => {
    requireTyped(typed, pathOf(route));
    return requireExisting(sectionWithPage(route, typed), typed, idsIn(route));
  };
  return {
    /** One of some names: those of an option, or of what has no kind. */
    known: (option: string, name: string, names: string[], shown?: string[]) =>
      requireExisting(`${option} ${name}`.trim(), name, names, shown),
    route,
    newRoute: (typed: string) => {
      const route = trimmed(typed);
      if (!routePattern.test(route)) {
        const better = slugifyRoute(typed);
        const hasExample = better !== '';
        throw new InvalidNameError(t('editing.routeForm', { typed, hasExample, better }));
      }
      return requireFree(withKind('page', `/${route}`), `/${route}`, [
        ...routes.map(pathOf),
        ...site.pages.map(({ localPath }) => localPath),
        ...site.config.value.languages.map(({ prefix }) => prefix),
      ]).slice(1);
    },
    section,
    /** A section as `/page#id`, or as two words. @param word what is said before it */
    sectionName: (typed: string[], word = 'section'): SectionName => {
      const [page = '', id = ''] = typed.join('#').split(/#+/);
      requireTyped(typed.join(''), word);
      const found = route(page || '/');
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
    form: (typed: string | undefined) => {
      if (typed !== undefined) requireTyped(typed, 'form');
      const name = typed ?? mostUsedForm(site);
      return requireExisting(withKind('form', name), name, [...site.forms.keys()]);
    },
    newSection: (route: string, typed: string) =>
      requireFree(sectionWithPage(route, typed), requireIdForm(typed), idsIn(route)),
    newForm: (typed: string) =>
      requireFree(withKind('form', typed), requireIdForm(typed), [...site.forms.keys()]),
    file: (typed: string) => {
      requireTyped(typed, 'picture');
      return requireExisting(withKind('picture', typed), typed, files);
    },
    newFile: (typed: string) => {
      if (!/^(\/[a-z0-9][a-z0-9._-]*)+\.[a-z0-9]+$/i.test(typed))
        throw new InvalidNameError(t('editing.addressForm', { typed }));
      return requireFree(withKind('picture', typed), typed, files);
    },
  };
}

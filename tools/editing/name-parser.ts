import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { closestMatch } from '../model/closest-match.ts';
import { routePattern, slugifyRoute } from '../model/routes.ts';
import { pathOf, routesOf, type Site, versionsOf } from '../model/site.ts';

/**
 * Thrown where a command names what is not there, or what is there already. Its message is for
 * people, in their language.
 */
export class InvalidNameError extends Error {}

/**
 * Checks the names that commands are given: each function returns the name in its usual form.
 * @throws InvalidNameError
 */
export function createNameParser(site: Site, language: ToolLanguage) {
  const t = createTranslator(language);
  const requireExisting = (what: string, name: string, names: string[]): string => {
    if (names.includes(name)) return name;
    const nearest = closestMatch(name, names);
    throw new InvalidNameError(
      t('editing.unknown', {
        what: `${what} ${name}`.trim(),
        isClose: nearest !== undefined,
        nearest: nearest ?? '',
        known: names.join(', '),
      }),
    );
  };
  const requireFree = (what: string, name: string, names: string[]): string => {
    if (names.includes(name))
      throw new InvalidNameError(t('editing.taken', { what: `${what} ${name}`.trim() }));
    return name;
  };
  const routes = routesOf(site);
  const trimmed = (typed: string) => typed.replace(/^\/+|\/+$/g, '');
  const idsIn = (route: string) => [
    ...new Set(
      versionsOf(site, route).flatMap(({ source }) => source.value.sections.map(({ id }) => id)),
    ),
  ];
  const files = [...site.files.publicFiles.keys()];
  return {
    known: requireExisting,
    route: (typed: string) => {
      const path = typed === 'home' ? '/' : `/${trimmed(typed)}`;
      requireExisting('', path, routes.map(pathOf));
      return path === '/' ? 'home' : path.slice(1);
    },
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
    section: (route: string, typed: string) => requireExisting(pathOf(route), typed, idsIn(route)),
    newSection: (route: string, typed: string) => {
      if (!/^[a-z][a-z0-9-]*$/.test(typed))
        throw new InvalidNameError(t('editing.idForm', { typed }));
      return requireFree(pathOf(route), typed, idsIn(route));
    },
    file: (typed: string) => requireExisting('', typed, files),
    newFile: (typed: string) => {
      if (!/^(\/[a-z0-9][a-z0-9._-]*)+\.[a-z0-9]+$/i.test(typed))
        throw new InvalidNameError(t('editing.addressForm', { typed }));
      return requireFree('', typed, files);
    },
  };
}

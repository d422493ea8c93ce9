import { nearest } from '../model/nearest.ts';
import { routeForm, routeFrom } from '../model/routes.ts';
import { pathOf, type Site } from '../model/site.ts';
import type { ToolLanguage } from '../messages/language.ts';
import { versionsOf } from './move.ts';
import { words } from './words.ts';

/**
 * Thrown where somebody named what is not there, or what is there already. Its message says it all.
 */
export class WrongName extends Error {}

/**
 * What may be named in a site, judged: each function gives back the name in its usual form. @throws
 * WrongName
 */
export function namesOf(site: Site, language: ToolLanguage) {
  const say = words[language];
  const known = (what: string, name: string, names: string[]): string => {
    if (!names.includes(name))
      throw new WrongName(
        say.unknown(`${what} ${name}`.trim(), nearest(name, names) ?? '', names.join(', ')),
      );
    return name;
  };
  const free = (what: string, name: string, names: string[]): string => {
    if (names.includes(name)) throw new WrongName(say.taken(`${what} ${name}`.trim()));
    return name;
  };
  const routes = [...new Set(site.pages.map(({ route }) => route))];
  const trimmed = (typed: string) => typed.replace(/^\/+|\/+$/g, '');
  const idsIn = (route: string) => [
    ...new Set(
      versionsOf(site, route).flatMap(({ source }) => source.value.sections.map(({ id }) => id)),
    ),
  ];
  const files = [...site.files.publicFiles.keys()];
  return {
    known,
    route: (typed: string) => {
      const path = typed === 'home' ? '/' : `/${trimmed(typed)}`;
      known('', path, routes.map(pathOf));
      return path === '/' ? 'home' : path.slice(1);
    },
    newRoute: (typed: string) => {
      const route = trimmed(typed);
      if (!routeForm.test(route)) throw new WrongName(say.routeForm(typed, routeFrom(typed)));
      return free('', `/${route}`, [
        ...routes.map(pathOf),
        ...site.config.value.languages.map(({ prefix }) => prefix),
      ]).slice(1);
    },
    section: (route: string, typed: string) => known(pathOf(route), typed, idsIn(route)),
    newSection: (route: string, typed: string) => {
      if (!/^[a-z][a-z0-9-]*$/.test(typed)) throw new WrongName(say.idForm(typed));
      return free(pathOf(route), typed, idsIn(route));
    },
    file: (typed: string) => known('', typed, files),
    newFile: (typed: string) => {
      if (!/^(\/[a-z0-9][a-z0-9._-]*)+\.[a-z0-9]+$/i.test(typed))
        throw new WrongName(say.addressForm(typed));
      return free('', typed, files);
    },
  };
}

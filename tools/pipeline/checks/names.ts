import { nearest } from '../nearest.ts';
import { error } from '../problem.ts';
import type { ReferenceKind } from '../schemas.ts';
import type { Reference, Site } from '../site.ts';
import type { Check } from './check.ts';

/** Forms, pictures, media and messages that are named exist. A message that one language lacks is told of by the check of messages. */
export const names: Check = {
  codes: ['form/unknown', 'picture/missing', 'media/missing', 'message/unknown'],
  run(site) {
    const files = [...site.files.publicFiles.keys()];
    const forms = new Set([...site.forms.keys(), ...[...site.unsound].map((file) => /forms\/(.+)\.json$/.exec(file)?.[1] ?? '')]);
    const allKeys = new Set([...site.messages.keys()].flatMap((language) => messageKeys(site, language) ?? []));
    const unknown = (kind: ReferenceKind, code: string, candidates: (reference: Reference) => Iterable<string> | undefined, nameOf: (value: string) => string | undefined = String) =>
      site.references.filter((reference) => reference.kind === kind).flatMap((reference) => {
        const name = nameOf(reference.value);
        const known = candidates(reference);
        if (name === undefined || !known || [...known].includes(name)) return [];
        return [error(code, reference.source.at(reference.pointer), { name, nearest: nearest(name, known) ?? '', allowed: [...known].slice(0, 40).join(', ') })];
      });
    return [
      ...unknown('form', 'form/unknown', () => forms),
      ...unknown('picture', 'picture/missing', () => files),
      ...unknown('media', 'media/missing', () => files),
      ...unknown('message', 'message/unknown', ({ language }) => (language && site.messages.has(language) ? allKeys : undefined), messageKey),
    ];
  },
};

/** `@home.startNow` → `home.startNow`; any other text names no message. */
export const messageKey = (text: string): string | undefined => /^@([a-z]+\.[A-Za-z0-9]+)$/.exec(text)?.[1];

/** Every key of a language's messages, as `namespace.key`; undefined where the file cannot be used. */
export function messageKeys(site: Site, language: string): string[] | undefined {
  const messages = site.messages.get(language)?.value;
  if (!messages) return undefined;
  return Object.entries(messages).flatMap(([namespace, texts]) => (typeof texts === 'object' ? Object.keys(texts).map((key) => `${namespace}.${key}`) : []));
}

import { parse } from '@formatjs/icu-messageformat-parser';
import type { Messages } from '../../../src/generated/types.ts';
import type { CompiledMessages } from '../../../src/lib/page-data.ts';
import { flattenMessages, parseMessageKey } from '../../model/messages.ts';
import { required } from '../../model/required.ts';
import type { Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { withParts } from './with-parts.ts';

/** The messages of a language, which validation made sure of. */
export const messagesOf = ({ messages }: Site, language: string): SourceFile<Messages> =>
  required(messages.get(language), `file of messages in ${language}`);

/** A document in which each text that names a message is that message. */
export function resolveMessages<T>(document: T, messages: Messages): T {
  const texts = flattenMessages(messages);
  const replace = (each: unknown): unknown => {
    if (typeof each === 'string') return texts.get(parseMessageKey(each) ?? '') ?? each;
    return typeof each === 'object' && each !== null ? withParts(each, replace) : each;
  };
  return replace(document) as T;
}

const compiledCache = new WeakMap<SourceFile, CompiledMessages>();

/** The interface's messages as the browser formats them, parsed once for a file. */
export function compileMessages(source: SourceFile<Messages>): CompiledMessages {
  const { navigation, common } = source.value;
  const compiled =
    compiledCache.get(source) ??
    Object.fromEntries(
      [...flattenMessages({ navigation, common })].map(([key, text]) => [
        key,
        parse(text, { ignoreTag: true }),
      ]),
    );
  compiledCache.set(source, compiled);
  return compiled;
}

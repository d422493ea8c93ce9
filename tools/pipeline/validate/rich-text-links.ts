import { error, type Problem } from '../../model/problem.ts';
import { linkPointer } from '../../model/rich-text/link-pointer.ts';
import { linkKind } from '../../model/rich-text/links.ts';
import type { RichMode } from '../../model/rich-text/parse-markdown.ts';
import { parseRichText } from '../../model/rich-text/parse-rich-text.ts';
import type { ReferenceKind } from '../../model/schema.ts';
import { resolveRef } from '../../model/schemas.ts';
import type { SourceFile } from '../../model/source.ts';
import { intendedAddress } from './intended-value.ts';
import type { RawReference } from './validators.ts';

const richModes: Partial<Record<ReferenceKind, RichMode>> = {
  'rich-line': 'line',
  'rich-blocks': 'blocks',
};

/**
 * What a text with markup names: itself, so that it is resolved, and where each of its links leads,
 * as any other link does. A text without markup names nothing.
 * @returns nothing where the text may have no markup
 */
export function readRichReference(
  source: SourceFile,
  reference: RawReference,
): { problems: Problem[]; references: RawReference[] } | undefined {
  const mode = richModes[reference.kind];
  if (!mode) return undefined;
  const { tree, links } = parseRichText(reference.value, mode);
  const found = links.map(({ destination }, index) =>
    readLink(source, destination, linkPointer(reference.pointer, mode, index)),
  );
  return {
    problems: found.flatMap(({ problem }) => problem ?? []),
    references: [...(tree ? [reference] : []), ...found.flatMap((link) => link.reference ?? [])],
  };
}

function readLink(
  source: SourceFile,
  value: string,
  pointer: string,
): { problem?: Problem; reference?: RawReference } {
  const kind = linkKind(value);
  if (kind === 'href') return { reference: { kind: 'address', value, pointer } };
  if (kind === 'to') return { reference: { kind: 'target', value, pointer } };
  const place = source.at(pointer);
  if (/^[/#]/.test(value)) {
    const { pattern, description = '' } = resolveRef({ $ref: '#/definitions/to' });
    const params = { value, form: String(pattern), description, nearest: '' };
    const problem = error('schema/pattern', place, params);
    return { problem, reference: { kind: 'target', value, pointer } };
  }
  const { pattern } = resolveRef({ $ref: '#/definitions/href' });
  const meant = intendedAddress(value, String(pattern));
  const edit = meant === undefined ? undefined : source.rewrite(pointer, meant);
  return { problem: error('text/link-address', place, { value }, edit) };
}

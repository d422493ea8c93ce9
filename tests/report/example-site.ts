import type { LeftOut, SiteFiles } from '../../tools/model/site.ts';
import { maxFileBytes } from '../../tools/pipeline/load/list-files.ts';
import type {
  ProblemExampleFile,
  ProblemExampleFiles,
} from '../../tools/report/problem-examples.ts';
import { translatedSite } from '../translation/translated-site.ts';

const encoder = new TextEncoder();

/**
 * A whole site with what an example says of some of its files; `dist/` and sheets are given back
 * apart.
 */
export function siteWithExamples(...parts: ProblemExampleFiles[]): {
  files: SiteFiles;
  others: Map<string, Uint8Array>;
} {
  const base = translatedSite();
  const json = new Map(base.json);
  const publicFiles = new Map(base.publicFiles);
  const leftOut = new Map<string, LeftOut>();
  const removedPages = new Map<string, string>();
  const others = new Map<string, Uint8Array>();
  for (const [file, example] of parts.flatMap((part) => Object.entries(part))) {
    leftOut.delete(file);
    if (example !== null && 'link' in example) {
      leftOut.set(file, { reason: 'symbolic-link' });
      continue;
    }
    if (example !== null && 'committed' in example) {
      removedPages.set(file, JSON.stringify(example.committed, null, 2));
      continue;
    }
    const bytes = example === null ? undefined : bytesOf(example, json.get(file));
    if (bytes && bytes.length > maxFileBytes)
      leftOut.set(file, { reason: 'too-large', bytes: bytes.length });
    else if (file.startsWith('public/'))
      bytes
        ? publicFiles.set(file.slice('public'.length), async () => bytes)
        : publicFiles.delete(file.slice('public'.length));
    else if (!/^(pages-config|translations)\//.test(file)) others.set(file, bytes!);
    else if (bytes) json.set(file, bytes);
    else json.delete(file);
  }
  return { files: { json, publicFiles, leftOut, removedPages }, others };
}

function bytesOf(
  example: NonNullable<ProblemExampleFile>,
  former: Uint8Array | undefined,
): Uint8Array {
  if (Array.isArray(example)) return encoder.encode(example.join('\n'));
  if ('latin1' in example) return Buffer.from((example.latin1 as string[]).join('\n'), 'latin1');
  if ('times' in example)
    return encoder.encode((example.line as string).repeat(example.times as number));
  let value: unknown = former && JSON.parse(new TextDecoder().decode(former));
  for (const [pointer, part] of Object.entries(example))
    value =
      pointer === ''
        ? part
        : changed(
            value,
            pointer.replace(/^-/, '').split('/').slice(1),
            part,
            pointer.startsWith('-'),
          );
  return encoder.encode(JSON.stringify(value, null, 2));
}

/** The value with one part of it set, or taken away. */
function changed(value: unknown, [step, ...rest]: string[], part: unknown, away: boolean): unknown {
  if (step === undefined) return part;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  if (away && rest.length === 0) delete copy[step];
  else copy[step] = changed(copy[step], rest, part, away);
  return copy;
}

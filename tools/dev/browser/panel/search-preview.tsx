import { partOf } from '../../protocol/merge-languages.ts';
import type { PanelContext } from './panel-context.ts';

/** A page as a search engine lists it, in the language in which it is shown. */
export function SearchPreview({ context, draft }: { context: PanelContext; draft: unknown }) {
  const { texts, shown, subject } = context;
  const textOf = (name: string) => String(partOf(partOf(draft, name), shown) ?? '');
  return (
    <section className="search" aria-label={texts.searchResult} lang={shown}>
      <cite>{location.host + subject.address}</cite>
      <b>{textOf('title')}</b>
      <span>{textOf('description')}</span>
    </section>
  );
}

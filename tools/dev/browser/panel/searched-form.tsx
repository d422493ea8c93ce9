import { type ComponentProps, useId, useMemo, useState } from 'react';
import { matchingTexts } from '../../protocol/matching-texts.ts';
import { filled } from './panel-context.ts';
import { PanelForm } from './panel-form.tsx';

/** So many texts are shown until somebody asks for all: each is a field in every language. */
const firstShown = 8;

/** The texts of the interface: those that have the searched words in their names or languages. */
export function SearchedForm({ context, draft, ...form }: ComponentProps<typeof PanelForm>) {
  const { subject, texts } = context;
  const id = useId();
  const [search, setSearch] = useState(form.search);
  const [showsAll, setShowsAll] = useState(false);
  // A text that is being written stays where it is, also once it says something else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: found anew where words are searched
  const found = useMemo(
    () => matchingTexts(subject.schema, draft, search, showsAll ? undefined : firstShown),
    [search, showsAll],
  );
  const shown = useMemo(
    () => ({ ...context, subject: { ...subject, schema: found.schema } }),
    [context, subject, found],
  );
  return (
    <>
      <div className="field">
        <label className="name" htmlFor={id}>
          {texts.search}
        </label>
        <input
          id={id}
          type="search"
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        <p className="help" role="status">
          {filled(texts.found, { count: found.count })}
        </p>
      </div>
      <PanelForm {...form} context={shown} draft={draft} />
      {found.isCut && (
        <button type="button" className="add" onClick={() => setShowsAll(true)}>
          {filled(texts.showAll, { count: found.count })}
        </button>
      )}
    </>
  );
}

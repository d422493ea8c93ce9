import type { ReactNode } from 'react';
import { partOf } from '../../protocol/merge-languages.ts';
import type { PanelSchema } from '../../protocol/panel-schema.ts';
import { filled, namedText, type PanelContext } from './panel-context.ts';

type Props = {
  context: PanelContext;
  schema: PanelSchema;
  item: unknown;
  index: number;
  isOpen: boolean;
  /** Left out where the item is always open; the others, where nothing can be done. */
  onToggle?: () => void;
  onUp?: () => void;
  onDown?: () => void;
  onRemove?: () => void;
  children: ReactNode;
};

/** One item of a list: its words, which open it, and what can be done to it. */
export function ListItem(props: Props) {
  const { context, schema, item, index, isOpen, onToggle, onUp, onDown, onRemove, children } =
    props;
  const { texts, shown } = context;
  const name = filled(texts.item, { count: index + 1 });
  const own = choiceWords(schema, item) ?? wordsOf(item, shown);
  const words = namedText(context.subject, own, shown) ?? own;
  const actions = [
    ['↑', texts.moveUp, onUp],
    ['↓', texts.moveDown, onDown],
    ['×', texts.remove, onRemove],
  ] as const;
  return (
    <li>
      <div className="item">
        {onToggle ? (
          <button
            type="button"
            className="words"
            data-focus={`item-${index}`}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            <b>{index + 1}</b> {words || name}
          </button>
        ) : (
          <span className="words" data-focus={`item-${index}`} tabIndex={-1}>
            <b>{name}</b>
          </span>
        )}
        {actions.map(([sign, title, act]) => (
          <button
            key={sign}
            type="button"
            title={title}
            aria-label={`${title}: ${words || name}`}
            disabled={!act}
            onClick={act}
          >
            {sign}
          </button>
        ))}
      </div>
      {isOpen && <div className="body">{children}</div>}
    </li>
  );
}

/** What somebody knows an item by that begins with a choice: the name of what is chosen. */
function choiceWords({ properties = {} }: PanelSchema, item: unknown): string | undefined {
  const [first] = Object.entries(properties);
  if (first?.[1].control !== 'choice') return undefined;
  return first[1].choices?.find(({ value }) => value === partOf(item, first[0]))?.title;
}

/** What somebody knows an item by: its first text, in the language of the page. */
function wordsOf(item: unknown, language: string): string {
  const own = partOf(item, language);
  if (typeof own === 'string') return own;
  if (typeof item === 'string') return item;
  if (typeof item !== 'object' || item === null) return typeof item === 'number' ? `${item}` : '';
  for (const part of Object.values(item)) {
    const text = partOf(part, language);
    if (typeof text === 'string') return text;
  }
  return String(Object.values(item).find((part) => typeof part === 'string') ?? '');
}

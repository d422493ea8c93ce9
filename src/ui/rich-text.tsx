import { css } from '@emotion/react';
import { type RichBlock, type RichInline, richTreeOf } from '../lib/rich-text.ts';
import { usePage } from '../state/page-context.ts';
import SiteLink from './site-link.tsx';
import WholeWords from './whole-words.tsx';

/** Paragraphs and lists, each in the given style; a text without markup is one paragraph. */
export default function RichText({ text, className }: { text: string; className?: string }) {
  const tree = richTreeOf(usePage().page.texts, text);
  if (!tree)
    return (
      <p className={className}>
        <WholeWords text={text} short />
      </p>
    );
  return tree.map((block, index) => {
    if (!('items' in block))
      return (
        <p key={keyOf(index)} css={index > 0 && styles.next} className={className}>
          <Inlines inlines={block} />
        </p>
      );
    const List = block.list;
    return (
      <List
        key={keyOf(index)}
        css={[styles[block.list], index > 0 && styles.next]}
        className={className}
      >
        {block.items.map((item, place) => (
          <li key={keyOf(place)}>
            <Inlines inlines={item} />
          </li>
        ))}
      </List>
    );
  });
}

/**
 * A text that stands within a line, whose emphases and links show.
 * @param whole whether words without markup are large, and keep together at their hyphens
 */
export function RichLine({ text, whole }: { text: string; whole?: boolean }) {
  const tree = richTreeOf(usePage().page.texts, text);
  if (tree) return <Inlines inlines={tree.flatMap(inlinesOf)} />;
  return <WholeWords text={text} short={!whole} />;
}

const inlinesOf = (block: RichBlock): RichInline[] =>
  'items' in block ? block.items.flatMap((item) => [...item, ' ']) : block;

function Inlines({ inlines }: { inlines: RichInline[] }) {
  return inlines.map((inline, index) => <Inline key={keyOf(index)} inline={inline} />);
}

function Inline({ inline }: { inline: RichInline }) {
  if (typeof inline === 'string') return <WholeWords text={inline} short />;
  if ('strong' in inline)
    return (
      <strong>
        <Inlines inlines={inline.strong} />
      </strong>
    );
  if ('em' in inline)
    return (
      <em>
        <Inlines inlines={inline.em} />
      </em>
    );
  const { link, ...destination } = inline;
  return (
    <SiteLink {...destination}>
      <Inlines inlines={link} />
    </SiteLink>
  );
}

/** The parts of a text never change their places. */
const keyOf = (index: number) => index;

const list = { display: 'grid', gap: '0.5rem', paddingInlineStart: '1.25rem' };
const styles = {
  next: css({ marginTop: '0.75rem' }),
  ul: css({ ...list, listStyle: 'disc' }),
  ol: css({ ...list, listStyle: 'decimal' }),
};

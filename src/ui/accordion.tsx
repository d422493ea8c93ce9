import { css } from '@emotion/react';
import type { AccordionItem } from '../generated/types.ts';
import { color, media, radius, type, withoutScripts } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import RichText from './rich-text.tsx';

/**
 * Items that open one at a time; pressing the open one closes it (lib/disclosures). Without scripts
 * all stand open.
 */
export default function Accordion({
  id,
  items,
  className,
}: {
  id: string;
  items: AccordionItem[];
  className?: string;
}) {
  return (
    <div css={styles.list} className={className}>
      {items.map(({ icon, heading, text }, index) => (
        <div key={heading} css={styles.item}>
          <h3 css={styles.heading}>
            <button
              type="button"
              id={`${id}-item-${index}`}
              aria-expanded={false}
              aria-controls={`${id}-panel-${index}`}
              css={styles.button}
            >
              {icon && (
                <span css={styles.icon}>
                  <Icon name={icon} size={20} />
                </span>
              )}
              <span css={styles.label}>{heading}</span>
              <Icon name="chevron-down" size={24} css={styles.chevron} />
            </button>
          </h3>
          <div
            id={`${id}-panel-${index}`}
            role="region"
            aria-labelledby={`${id}-item-${index}`}
            data-open={false}
            css={styles.panel}
          >
            <RichText text={text} css={styles.text} />
          </div>
        </div>
      ))}
    </div>
  );
}

const styles = {
  list: css({
    display: 'grid',
    gap: '0.75rem',
    [media.below(640)]: {
      gap: '0.5rem',
      '& h3 > button': { gap: '0.75rem', padding: '0.75rem 1rem', fontSize: '1.0625rem' },
    },
  }),
  item: css({
    borderRadius: radius.float,
    background: color('white'),
    boxShadow: `inset 0 0 0 1px ${color('sand-200')}`,
    '&:has([aria-expanded=true])': { boxShadow: `inset 0 0 0 1.5px ${color('brand-600')}` },
  }),
  heading: css({ fontSize: 'inherit' }),
  button: css({
    ...type.h3,
    fontSize: '1.1875rem',
    display: 'flex',
    alignItems: 'center',
    gap: '0.875rem',
    width: '100%',
    padding: '1.125rem 1.375rem',
    border: 0,
    borderRadius: radius.float,
    background: 'none',
    color: color('ink'),
    textAlign: 'start',
  }),
  icon: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: radius.tile,
    background: color('brand-100'),
    color: color('brand-700'),
    [media.below(640)]: { width: '2rem', height: '2rem', margin: '-0.25rem 0' },
  }),
  label: css({ flex: 1 }),
  chevron: css({
    flex: 'none',
    color: color('brand-700'),
    [withoutScripts]: { display: 'none' },
    '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
    [media.motion]: { transition: 'transform 200ms' },
  }),
  // About 10rem, by the specification, section 2, "Clinics page"; what does not fit scrolls.
  panel: css({
    maxHeight: '10rem',
    overflowY: 'auto',
    padding: '0 1.375rem 1.25rem',
    borderRadius: radius.float,
    '&[data-open=false]': { display: 'none' },
    [withoutScripts]: { display: 'block', maxHeight: 'none' },
    [media.print]: { '&[data-open]': { display: 'block', maxHeight: 'none' } },
  }),
  text: css({ maxWidth: '60ch', color: color('muted') }),
};

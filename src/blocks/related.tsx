import { css } from '@emotion/react';
import type { RelatedSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import Section, { SectionHeading } from '../ui/section.tsx';
import SiteLink from '../ui/site-link.tsx';

/** Where to read on: a few pages, each with a sentence. */
export default function Related({ id, ground, heading, items }: RelatedSection) {
  return (
    <Section id={id} ground={ground} spacing="small">
      <SectionHeading id={id} css={styles.title}>
        {heading}
      </SectionHeading>
      <ul css={[styles.list, items.length % 3 === 0 && styles.byThrees]}>
        {items.map(({ heading: page, text, to, href }) => (
          <li key={page} css={styles.item}>
            <h3 css={styles.heading}>
              <SiteLink to={to} href={href} css={styles.link}>
                {page}
                <Icon name="arrow-right" size={20} />
              </SiteLink>
            </h3>
            {text && <p css={styles.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const styles = {
  title: css({ ...type.h3, marginBottom: '1.25rem' }),
  list: css({
    display: 'grid',
    gap: '0 2rem',
    [media.from(640)]: { rowGap: '1.25rem' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  }),
  // On a tablet, too, none stands alone in its row.
  byThrees: css({ [media.from(720)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }),
  item: css({
    position: 'relative',
    paddingTop: '1.25rem',
    [media.below(640)]: { paddingTop: '1rem', '& + &': { marginTop: '0.625rem' } },
    borderTop: `1px solid ${surfaceColor('line')}`,
  }),
  heading: css({ fontSize: 'inherit' }),
  // The whole item is the link's.
  link: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1rem',
    borderRadius: 8,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  text: css({ ...type.note, marginTop: '0.25rem', color: surfaceColor('muted') }),
};

import { css } from '@emotion/react';
import { color, layout, media, mobileBreakpoint, type, withoutScripts } from '../theme/tokens.ts';
import SiteLink from './site-link.tsx';

type Props = {
  id?: string;
  /** The `id` of what names the bar: its own label, or a heading elsewhere on the page. */
  labelId: string;
  label?: string;
  links: { to: string; label: string }[];
  className?: string;
};

/**
 * Links to parts of the page, in a bar that stays below the header. The browser that knows how
 * marks where the reader is (`scroll-target-group`); there is no script. On a telephone the links
 * pass under the finger.
 */
export default function ContentsBar({ id, labelId, label, links, className }: Props) {
  return (
    <nav id={id} aria-labelledby={labelId} css={styles.bar} className={className} data-screen>
      <div css={styles.row}>
        {label && (
          <p id={labelId} css={styles.heading}>
            {label}
          </p>
        )}
        <ol css={styles.list}>
          {links.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} css={styles.link}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

const narrow = media.below(mobileBreakpoint);

const styles = {
  bar: css({
    position: 'sticky',
    top: '5rem',
    // Above the sections, below the skeleton of a first visit.
    zIndex: 4,
    background: color('white'),
    boxShadow: `0 1px 0 ${color('sand-200')}`,
    [narrow]: { top: '4.25rem', [withoutScripts]: { top: 0 } },
    [media.low]: { position: 'static' },
    // Just below the bar, which is then where it stays.
    'html:has(&)': { scrollPaddingTop: '8.125rem', [narrow]: { scrollPaddingTop: '7.375rem' } },
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: '1.5rem',
    maxWidth: layout.container,
    marginInline: 'auto',
    paddingInline: layout.gutter,
    boxSizing: 'content-box',
  }),
  heading: css({
    ...type.small,
    flex: 'none',
    fontWeight: 650,
    color: color('ink'),
    [narrow]: { position: 'absolute', clipPath: 'inset(50%)' },
  }),
  list: css({
    display: 'flex',
    gap: '0.25rem',
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    scrollTargetGroup: 'auto',
    // To the window's edge, where it fades if it goes on, and ends before that.
    marginInlineEnd: `calc(-1 * ${layout.gutter})`,
    paddingInlineEnd: '3rem',
    mask: `linear-gradient(90deg, ${color('ink')} calc(100% - 3rem), transparent)`,
    [narrow]: { marginInlineStart: '-0.75rem' },
  }),
  link: css({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    minHeight: '3.25rem',
    paddingInline: '0.75rem',
    [media.between(mobileBreakpoint, 960)]: { paddingInline: '0.5rem' },
    color: color('muted'),
    fontWeight: 550,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    outlineOffset: -3,
    '&:hover': { color: color('brand-700') },
    '&:target-current': {
      color: color('brand-700'),
      boxShadow: `inset 0 -3px ${color('brand-600')}`,
    },
  }),
};

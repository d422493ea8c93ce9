import { css } from '@emotion/react';
import { usePage } from '../state/page-context.ts';
import { edge } from '../theme/button-styles.ts';
import { color, media, mobileBreakpoint, radius } from '../theme/tokens.ts';
import { useText } from '../ui/text.ts';
import VisuallyHidden from '../ui/visually-hidden.tsx';

/** Links to this page in the other languages. Following one remembers the choice. */
export default function LanguageSwitcher() {
  const { page } = usePage();
  const text = useText();
  if (page.alternates.length < 2) return null;
  return (
    <ul css={styles.list} aria-label={text('navigation.languageSwitcher')}>
      {page.alternates.map(({ language, tag, name, path }) => (
        <li key={language}>
          <a
            href={path}
            hrefLang={tag}
            lang={tag}
            data-language={language}
            aria-current={language === page.language ? 'true' : undefined}
            css={styles.link}
          >
            {language}
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({
    display: 'flex',
    gap: '0.125rem',
    [media.below(mobileBreakpoint)]: { marginTop: '0.75rem' },
  }),
  link: css({
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.25rem',
    minHeight: '2.25rem',
    [media.between(mobileBreakpoint, 900)]: { minWidth: '2rem' },
    [media.below(mobileBreakpoint)]: { minWidth: '2.75rem', minHeight: '2.75rem' },
    borderRadius: radius.pill,
    color: color('muted'),
    fontSize: '0.875rem',
    fontWeight: 600,
    textTransform: 'uppercase',
    textDecoration: 'none',
    '&:hover': { color: color('brand-700') },
    '&[aria-current]': {
      background: color('sand-100'),
      color: color('ink'),
      ...edge,
    },
  }),
};

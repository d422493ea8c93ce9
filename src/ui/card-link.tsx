import { css } from '@emotion/react';
import type { Link } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import Icon from './icon.tsx';
import SiteLink from './site-link.tsx';

/**
 * A card's link, which the whole card follows: the card is the positioned box. Its name says which
 * card it is of, since "learn more" alone stands on each.
 */
export default function CardLink({
  link: { label, to, href },
  heading,
}: {
  link: Link;
  heading: string;
}) {
  return (
    <SiteLink to={to} href={href} css={styles} aria-label={`${label}: ${heading}`}>
      {label}
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  );
}

const styles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  marginTop: '0.375rem',
  color: surfaceColor('accent'),
  borderRadius: 8,
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

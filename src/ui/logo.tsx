import { css } from '@emotion/react';
import { color, font } from '../theme/tokens.ts';
import Pulse from './pulse.tsx';

/** The brand's mark and name. */
export default function Logo({ name }: { name: string }) {
  return (
    <span css={styles.logo}>
      <span css={styles.mark} aria-hidden="true">
        <Pulse />
      </span>
      {name.toLowerCase()}
    </span>
  );
}

const styles = {
  logo: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.625rem',
    fontFamily: font.heading,
    fontSize: '1.375rem',
    fontWeight: 700,
    letterSpacing: '-0.02em',
  }),
  mark: css({
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    padding: '0.25rem',
    borderRadius: '11px',
    background: color('brand-600'),
    color: color('white'),
    '& > svg': { width: '100%', height: 'auto' },
  }),
};

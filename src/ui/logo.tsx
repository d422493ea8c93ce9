import { css } from '@emotion/react';
import type { ResolvedPicture } from '../lib/page-data.ts';
import { usePage } from '../state/page-context.ts';
import { color, font, media } from '../theme/tokens.ts';
import Pulse from './pulse.tsx';

/** The brand's picture, or else the usual sign, and its name. The link around it has a label. */
export default function Logo({ onDark = false }: { onDark?: boolean }) {
  const { brand, logo } = usePage().shell;
  const own = (onDark && logo?.pictureOnDark) || logo?.picture;
  const name = logo ? logo.name : brand.name.toLowerCase();
  return (
    <span css={styles.logo}>
      {own ? (
        <LogoPicture
          picture={own}
          css={[
            styles.picture,
            name !== undefined && styles.besideName,
            onDark && !logo?.pictureOnDark && styles.plate,
          ]}
        />
      ) : (
        <span css={styles.mark} aria-hidden="true">
          <Pulse />
        </span>
      )}
      {name}
    </span>
  );
}

type PictureProps = { picture: ResolvedPicture; className?: string };

/** In its own proportions, and at once: it stands in the first window. */
function LogoPicture({ picture, className }: PictureProps) {
  const { src, width, height, sources } = picture;
  return (
    <picture className={className}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="9rem" />
      ))}
      <img src={src} width={width} height={height} alt="" />
    </picture>
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
  picture: css({
    display: 'grid',
    '& img': {
      width: 'auto',
      maxWidth: '9rem',
      height: '2.25rem',
      objectFit: 'contain',
      // Beside the button of a narrow header there is room for so much.
      [media.below(360)]: { maxWidth: '4.5rem' },
    },
  }),
  besideName: css({ '& img': { maxWidth: '3rem' } }),
  // As on the ground that it was drawn for.
  plate: css({ padding: '0.375rem', borderRadius: '11px', background: color('white') }),
};

import { css } from '@emotion/react';
import { color, font } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import TileRows from '../tile-rows.tsx';
import { parts } from './parts.ts';

/** A card with its holder and number, and what comes with it. */
export default function BenefitCard({
  tenant,
  mark,
  people,
  figure,
  figureLabel,
  tiles,
  action,
}: Branded) {
  return (
    <>
      <div css={[parts.bold, styles.card]}>
        <div css={parts.apart}>
          <span css={styles.brand}>{tenant}</span>
          <span css={styles.mark}>{mark}</span>
        </div>
        <svg css={styles.chip} viewBox="0 0 34 26" fill={color('sand-200')}>
          <rect width="34" height="26" rx="6" />
          <path d="M0 9h12M0 17h12M22 9h12M22 17h12M12 0v26M22 0v26" stroke={color('ink')} />
        </svg>
        <div css={parts.apart}>
          <div>
            <div css={styles.brand}>{people[0]?.name}</div>
            <div css={parts.soft}>{figureLabel}</div>
          </div>
          <span css={parts.soft}>{figure}</span>
        </div>
      </div>
      <TileRows tiles={tiles} />
      {action && <div css={parts.button}>{action}</div>}
    </>
  );
}

const styles = {
  card: css({ display: 'grid', gap: 14, alignContent: 'space-between', minHeight: 152 }),
  brand: css({ font: `650 1rem/1.25 ${font.heading}` }),
  mark: css({ zoom: 1.4, color: color('brand-200') }),
  chip: css({ width: 34 }),
};

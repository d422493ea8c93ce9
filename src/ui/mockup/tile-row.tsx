import { css } from '@emotion/react';
import type { Tile } from '../../generated/types.ts';
import { color, radius } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import { boundWords } from './bound-words.ts';
import Portrait from './portrait.tsx';
import { parts } from './screens/parts.ts';
import { tileColors } from './tile-colors.ts';

/** One white tile of a product screen: icon or face, value, what it is, and a note or a check. */
export default function TileRow({ icon, portrait, tone, value, label, note, marked }: Tile) {
  return (
    <div css={[parts.surface, parts.line]}>
      {portrait ? (
        <Portrait portrait={portrait} look={parts.face} crop="near" />
      ) : (
        <span css={[parts.icon, tileColors[tone]]}>
          {icon ? <Icon name={icon} size={18} /> : [...value][0]}
        </span>
      )}
      <div css={parts.text}>
        <div css={parts.value}>{boundWords(value)}</div>
        <div css={parts.label}>{boundWords(label)}</div>
      </div>
      {note && <span css={[styles.note, tileColors[tone]]}>{note}</span>}
      {marked && (
        <span css={styles.check}>
          <Icon name="check" size={16} />
        </span>
      )}
    </div>
  );
}

const styles = {
  note: css({
    flex: 'none',
    padding: '4px 10px',
    borderRadius: radius.pill,
    fontSize: '0.75rem',
    lineHeight: 1.3,
    fontWeight: 600,
  }),
  check: css({
    flex: 'none',
    display: 'grid',
    padding: 4,
    borderRadius: radius.pill,
    background: color('brand-600'),
    color: color('white'),
  }),
};

import { css } from '@emotion/react';
import type { Mockup, Tile } from '../../generated/types.ts';
import { color, font, radius } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import { boundWords } from './bound-words.ts';
import { smallContainer } from './container-queries.ts';
import Portrait from './portrait.tsx';
import { parts } from './screens/parts.ts';
import { tileColors } from './tile-colors.ts';

/** A narrow list of a panel: what, the sign below it, and a state at the end. */
export default function TableRows({ tiles }: Pick<Mockup, 'tiles'>) {
  return (
    <div css={[parts.surface, styles.table]}>
      {tiles.map((tile) => (
        <Row key={`${tile.value} ${tile.label}`} {...tile} />
      ))}
    </div>
  );
}

function Row({ icon, portrait, tone, value, label, note }: Tile) {
  return (
    <div css={styles.row}>
      {portrait ? (
        <Portrait portrait={portrait} look={styles.face} crop="near" />
      ) : (
        <span css={[styles.face, tileColors[tone]]}>
          {icon ? <Icon name={icon} size={15} /> : [...value][0]}
        </span>
      )}
      <b>{boundWords(value)}</b>
      <span css={styles.label}>{boundWords(label)}</span>
      {note && <span css={[styles.note, tileColors[tone]]}>{note}</span>}
    </div>
  );
}

const border = `1px solid ${color('sand-200')}`;
const line = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' };

const styles = {
  table: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 10,
    padding: '4px 12px',
    // A telephone shows the first three.
    [smallContainer]: { '& > :nth-of-type(n + 4)': { display: 'none' } },
  }),
  row: css({
    ...line,
    alignItems: 'center',
    padding: '5px 0',
    '& + &': { borderTop: border },
    '& > b': { color: color('ink'), font: `650 0.8125rem/1.25 ${font.heading}` },
  }),
  face: css({
    display: 'grid',
    placeItems: 'center',
    gridRow: 'span 2',
    width: 26,
    height: 26,
    borderRadius: radius.pill,
    background: color('brand-100'),
    fontSize: '0.75rem',
    fontWeight: 700,
  }),
  label: css({ gridArea: '2 / 2', color: color('muted'), fontSize: '0.75rem', lineHeight: 1.25 }),
  note: css({
    gridArea: '1 / 3 / span 2',
    justifySelf: 'end',
    padding: '2px 8px',
    borderRadius: radius.pill,
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    fontWeight: 600,
  }),
};

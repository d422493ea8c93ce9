import { css } from '@emotion/react';
import type { Mockup, Tile } from '../../generated/types.ts';
import { color, font } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import { boundWords } from './bound-words.ts';
import { smallContainer } from './container-queries.ts';
import Portrait from './portrait.tsx';
import { parts } from './screens/parts.ts';
import { rowBorder, rowLine, tableParts } from './table-parts.ts';
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
        <Portrait portrait={portrait} look={tableParts.face} crop="near" />
      ) : (
        <span css={[tableParts.face, tileColors[tone]]}>
          {icon ? <Icon name={icon} size={15} /> : [...value][0]}
        </span>
      )}
      <b>{boundWords(value)}</b>
      <span css={tableParts.label}>{boundWords(label)}</span>
      {note && <span css={[tableParts.note, tileColors[tone]]}>{note}</span>}
    </div>
  );
}

const styles = {
  table: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 10,
    padding: '4px 12px',
    // A telephone shows the first three.
    [smallContainer]: { '& > :nth-of-type(n+4)': { display: 'none' } },
  }),
  row: css({
    ...rowLine,
    alignItems: 'center',
    // Where the table is higher than its rows, name and sign stay together.
    alignContent: 'center',
    padding: '5px 0',
    '& + &': { borderTop: rowBorder },
    '& > b': { color: color('ink'), font: `650 0.8125rem/1.25 ${font.heading}` },
  }),
};

import { css } from '@emotion/react';
import type { Branded } from './branded.ts';
import { smallContainer } from './container-queries.ts';
import { parts } from './screens/parts.ts';
import TileRow from './tile-row.tsx';

/** Side by side, what a screen of groups has below its table. */
export default function GroupFigures({
  device,
  tiles,
  onward,
}: Pick<Branded, 'device' | 'tiles' | 'onward'>) {
  return (
    <div
      css={[
        styles.row,
        tiles.some(({ note }) => note) && styles.noted,
        device === 'bare' && tiles.length > 2 && styles.single,
        onward && parts.lastOnward,
      ]}
    >
      {tiles.map((tile) => (
        <TileRow key={tile.label} {...tile} />
      ))}
    </div>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  }),
  // Beside a note, the longest word of a label has room.
  noted: css({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' }),
  // Without a frame two have room, and the third would stand alone.
  single: css({ [smallContainer]: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
};

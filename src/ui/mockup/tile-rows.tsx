import type { Interpolation } from '@emotion/react';
import type { Mockup } from '../../generated/types.ts';
import { parts } from './screens/parts.ts';
import TileRow from './tile-row.tsx';

/** The tiles of a product screen, one row each; `more` lays them out otherwise. */
export default function TileRows({
  tiles,
  more,
}: Pick<Mockup, 'tiles'> & { more?: Interpolation<unknown> }) {
  return (
    <div css={more ? [parts.rows, more] : parts.rows}>
      {tiles.map((tile) => (
        <TileRow key={`${tile.value} ${tile.label}`} {...tile} />
      ))}
    </div>
  );
}

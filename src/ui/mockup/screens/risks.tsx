import { css } from '@emotion/react';
import { color, font } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import DataTable from '../data-table.tsx';
import { parts } from './parts.ts';

/** Who needs attention, for which sign, and how soon; a summary stands above. */
export default function Risks(branded: Branded) {
  const { figure, figureLabel, columns, tiles, total, action, onward } = branded;
  const isForPerson = action && tiles[0]?.portrait;
  return (
    <>
      <div
        css={[
          parts.bold,
          parts.apart,
          styles.summary,
          isForPerson && !onward && styles.first,
          onward && parts.onward,
        ]}
      >
        <div>
          <span css={styles.figure}>{figure}</span>
          {'\u2002'}
          <span css={[parts.soft, styles.label]}>{figureLabel}</span>
        </div>
        {action && <div css={[parts.button, styles.action]}>{action}</div>}
      </div>
      <DataTable columns={columns} tiles={tiles} total={total} onward={onward} />
    </>
  );
}

const styles = {
  summary: css({ paddingBlock: 8 }),
  // Whom the action is for comes nearer: the first row, which is chosen.
  first: css({ '& + div > :nth-of-type(3)': { zoom: 1.2 } }),
  figure: css({ font: `700 1.25rem/1.2 ${font.heading}` }),
  // Beside the figure where it has room in one line, and else below it.
  label: css({ display: 'inline-block' }),
  action: css({
    flex: 'none',
    margin: 0,
    paddingBlock: 8,
    background: color('white'),
    color: color('brand-700'),
    fontSize: '0.8125rem',
  }),
};

import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color, font } from '../../../theme/tokens.ts';
import TableRows from '../table-rows.tsx';
import { parts } from './parts.ts';

/** Who needs attention, for which sign, and how soon; a summary stands above. */
export default function Risks({ figure, figureLabel, columns, tiles, action }: Mockup) {
  return (
    <>
      <div css={[parts.bold, parts.apart, styles.summary]}>
        <div>
          <div css={styles.figure}>{figure}</div>
          <div css={parts.soft}>{figureLabel}</div>
        </div>
        {action && <div css={[parts.button, styles.action]}>{action}</div>}
      </div>
      <TableRows columns={columns} tiles={tiles} />
    </>
  );
}

const styles = {
  summary: css({ paddingBlock: 9 }),
  figure: css({ font: `700 1.25rem/1.2 ${font.heading}` }),
  action: css({
    margin: 0,
    paddingBlock: 8,
    background: color('white'),
    color: color('brand-700'),
    fontSize: '0.8125rem',
  }),
};

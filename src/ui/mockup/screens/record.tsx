import { css } from '@emotion/react';
import { color, radius } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { mediumContainer, smallContainer } from '../container-queries.ts';
import Person from '../person.tsx';
import TableRows from '../table-rows.tsx';
import Trend from '../trend.tsx';
import { parts } from './parts.ts';

/** A person, a curve of what is measured, and what happened, the latest first. */
export default function PatientRecord({ people, figure, columns, series, tiles, onward }: Branded) {
  const [person] = people;
  return (
    <>
      <div css={[parts.surface, parts.apart, !figure && styles.known, onward && parts.onward]}>
        {person && <Person {...person} />}
        {figure && <span css={styles.chip}>{figure}</span>}
      </div>
      <div css={styles.body}>
        {series.length > 0 && <Trend series={series.slice(0, 2)} columns={columns} areReadings />}
        <div css={[styles.rows, onward && styles.rowsOnward]}>
          <TableRows tiles={tiles} />
        </div>
      </div>
    </>
  );
}

const styles = {
  // On a telephone, the title says who.
  known: css({ [smallContainer]: { display: 'none' } }),
  chip: css({
    flex: 'none',
    padding: '6px 12px',
    borderRadius: radius.pill,
    background: color('brand-100'),
    color: color('brand-700'),
    fontSize: '0.75rem',
    fontWeight: 600,
  }),
  body: css({
    display: 'flex',
    flexDirection: 'column',
    gap: 12,
    [mediumContainer]: { flexDirection: 'row' },
  }),
  rowsOnward: css({ '& > *': [parts.onward, parts.rowsOnward] }),
  // As high as the curves, however high those are.
  rows: css({
    [mediumContainer]: { flex: '0 0 13rem', display: 'grid', '& > *': { alignContent: 'stretch' } },
  }),
};

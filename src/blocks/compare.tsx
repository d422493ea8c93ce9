import { css } from '@emotion/react';
import type { CompareSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, radius, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import { scrollable, snapRow } from '../ui/mobile-layouts.ts';
import { RichLine } from '../ui/rich-text.tsx';
import Section, { SectionIntro } from '../ui/section.tsx';

/** A table of how things are and how they become; on a telephone rows pass as cards. */
export default function Compare({
  id,
  ground,
  eyebrow,
  heading,
  lead,
  beforeLabel,
  afterLabel,
  gainLabel,
  rows,
}: CompareSection) {
  const labels = [beforeLabel, afterLabel, ...(gainLabel ? [gainLabel] : [])];
  return (
    <Section id={id} ground={ground}>
      <SectionIntro id={id} eyebrow={eyebrow} heading={heading} lead={lead} />
      <div css={snapRow}>
        <table css={[styles.table, !gainLabel && styles.uneven]} aria-labelledby={`${id}-heading`}>
          <thead>
            <tr>
              <td />
              {labels.map((label) => (
                <th key={label} scope="col" css={styles.label}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...scrollable(id)}>
            {rows.map(({ heading: row, before, after, gain }) => (
              <tr key={row}>
                <th scope="row" css={styles.row}>
                  {row}
                </th>
                {[before, after, ...(gainLabel ? [gain] : [])].map((text, index) => (
                  <td key={labels[index]} data-label={labels[index]}>
                    {index === 1 && <Icon name="check" size={20} css={styles.check} />}
                    {text && <RichLine text={text} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

const wide = media.from(720);
const narrow = media.below(720);

/** How things become stands on a panel of its own: of cells, or of one row where rows are apart. */
const panel = { background: surfaceColor('chip'), color: surfaceColor('heading') };

const styles = {
  table: css({
    width: '100%',
    borderSpacing: 0,
    textAlign: 'start',
    '& td': { textWrap: 'pretty' },
    '& tbody td:first-of-type': { color: surfaceColor('muted') },
    // How things are recedes behind how they become.
    '[data-ground=dark] & tbody td:first-of-type': {
      color: `color-mix(in srgb, ${surfaceColor('muted')} 75%, transparent)`,
    },
    '& tbody td:nth-of-type(2)': { ...panel, fontWeight: 550 },
    [wide]: {
      tableLayout: 'fixed',
      fontSize: '1.125rem',
      lineHeight: 1.5,
      '& td, & th': { padding: '1.75rem 2rem 1.75rem 0', verticalAlign: 'top' },
      '& tbody :is(td, th)': { borderTop: `1px solid ${surfaceColor('line')}` },
      '& :is(thead th, tbody td):nth-of-type(2)': {
        ...panel,
        padding: '1.75rem 1.25rem 1.75rem 3rem',
      },
      '& thead th:nth-of-type(2)': {
        borderRadius: `${radius.card} ${radius.card} 0 0`,
        color: surfaceColor('accent'),
      },
      '& tr:last-child td:nth-of-type(2)': {
        borderRadius: `0 0 ${radius.card} ${radius.card}`,
      },
    },
    [narrow]: {
      '&, & tr, & th, & td': { display: 'block' },
      '& tbody': { display: 'grid' },
      '& thead': { display: 'none' },
      // Rows side by side share their lines: no panel ends above another.
      '& tr': {
        display: 'grid',
        gridRow: 'span 4',
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        paddingBlock: '1.5rem 0.75rem',
        borderTop: `1px solid ${surfaceColor('line')}`,
      },
      '& td:nth-of-type(2)': {
        padding: '0.75rem 1rem 0.75rem 2.75rem',
        borderRadius: radius.input,
      },
      '& td': { marginTop: '0.75rem' },
      '& td::before': {
        content: 'attr(data-label)',
        display: 'block',
        fontSize: type.small.fontSize,
        fontWeight: 650,
        color: surfaceColor('accent'),
      },
      '& td:first-of-type::before': { color: surfaceColor('muted') },
    },
  }),
  // Where there are two, how things become has most of the room.
  uneven: css({
    [wide]: {
      '& thead > tr > :first-child': { width: '26.5%' },
      '& thead th:first-of-type': { width: '32.4%' },
    },
  }),
  label: css({ ...type.body, fontWeight: 650, textAlign: 'start', color: surfaceColor('muted') }),
  // It hangs beside the words.
  check: css({
    float: 'left',
    margin: '0.25em 0 0 -1.75rem',
    color: surfaceColor('accent'),
  }),
  row: css({
    ...type.h3,
    fontSize: '1.1875rem',
    textAlign: 'start',
    textWrap: 'balance',
    color: surfaceColor('heading'),
    [wide]: { fontSize: '1.25rem' },
  }),
};

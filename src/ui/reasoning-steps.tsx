import { css } from '@emotion/react';
import type { ReasoningSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media, radius, type } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import Portrait from './mockup/portrait.tsx';
import { RichLine } from './rich-text.tsx';
import { toTheEdge } from './section-media.tsx';

/**
 * What follows from what was measured, each step on the line that leads to the window's edge, or on
 * a telephone down: a sign, or the face of who decided.
 */
export default function ReasoningSteps({ steps }: Pick<ReasoningSection, 'steps'>) {
  return steps.map(({ label, icon, portrait, heading, text }) => (
    <li key={label} css={styles.step}>
      <p css={styles.label}>{label}</p>
      <span css={[styles.node, portrait && styles.face]} aria-hidden="true">
        {portrait ? (
          <Portrait portrait={portrait} look={styles.portrait} crop="near" />
        ) : (
          icon && <Icon name={icon} size={48} />
        )}
      </span>
      <div css={styles.words}>
        <h3 css={styles.heading}>{heading}</h3>
        {text && (
          <p css={styles.text}>
            <RichLine text={text} />
          </p>
        )}
      </div>
    </li>
  ));
}

const wide = media.from(1100);
const margin = `calc(-1 * ${toTheEdge})`;
const line = { content: '""', position: 'absolute', background: surfaceColor('figure') } as const;

const styles = {
  // The line comes down at 86 of 100, where curves have joined.
  step: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) 5.5rem`,
    alignContent: 'center',
    padding: `1rem calc(14% - 2.75rem) 1rem ${margin}`,
    '&::before': { ...line, insetBlock: 0, left: 'calc(86% - 2px)', width: 4 },
    '&:last-of-type::before': { bottom: '50%' },
    [wide]: {
      gridTemplate: '1fr auto 1fr / minmax(0, 1fr)',
      alignContent: 'stretch',
      padding: '0 1.5rem 0 0',
      '&&::before': { inset: 'auto 0', top: 'calc(50% - 4px)', width: '100%', height: 8 },
      '&:last-of-type': { paddingRight: 0, '&::before': { width: `calc(100% + ${margin})` } },
    },
  }),
  label: css({
    ...type.small,
    color: surfaceColor('accent'),
    fontWeight: 650,
    [wide]: { alignSelf: 'end', marginBottom: '1rem' },
  }),
  node: css({
    position: 'relative',
    gridArea: '1 / 2 / span 2',
    justifySelf: 'center',
    alignSelf: 'center',
    display: 'grid',
    placeItems: 'center',
    width: '4.5rem',
    aspectRatio: 1,
    borderRadius: radius.pill,
    background: surfaceColor('figure'),
    color: surfaceColor('button-text'),
    [wide]: { gridArea: '2 / 1', justifySelf: 'start', width: '7rem' },
  }),
  face: css({
    width: '5.5rem',
    border: `5px solid ${surfaceColor('figure')}`,
    overflow: 'hidden',
    background: color('brand-100'),
    [wide]: { width: '11rem' },
  }),
  portrait: css({ width: '100%', height: '100%' }),
  words: css({ gridColumn: 1, [wide]: { marginTop: '1rem' } }),
  heading: css({ ...type.h3, [wide]: { fontSize: 'clamp(1.5rem, 1.95vw, 1.75rem)' } }),
  text: css({
    ...type.note,
    marginTop: '0.375rem',
    color: surfaceColor('muted'),
    textWrap: 'balance',
  }),
};

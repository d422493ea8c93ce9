import { css } from '@emotion/react';
import { surfaceColor } from '../theme/surfaces.ts';

/** A figure's share of 100, where it is a percentage alone. */
export const percentOf = (value: string): number | undefined =>
  /^\d+%$/.test(value) ? Number.parseInt(value, 10) : undefined;

/** A figure with what stands before its first digit, and the sign after its last. */
export const partsOf = (value: string): { before: string; number: string; after: string } => {
  const [, before = '', number = value, after = ''] = /^(\D*)(\d.*?)([%+]?)$/s.exec(value) ?? [];
  return { before, number, after };
};

type Props = {
  value: string;
  /** How large the signs before the first digit are, beside the digits. */
  before?: number;
  className?: string;
};

/** A large figure, the signs around its digits in another colour. */
export default function FigureSigns({ value, before: size = 0.5, className }: Props) {
  const { before, number, after } = partsOf(value);
  return (
    <strong className={className}>
      {before && (
        <span css={[styles.sign, css({ fontSize: `${size}em`, letterSpacing: '-0.03em' })]}>
          {before.replace(/ (?=.* \S)/g, '\u00a0')}
        </span>
      )}
      {number}
      {after && <span css={styles.sign}>{after}</span>}
    </strong>
  );
}

const styles = {
  sign: css({ color: surfaceColor('figure') }),
};

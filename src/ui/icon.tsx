import { css } from '@emotion/react';
import type { IconName } from '../generated/types.ts';
import type { BrandIcon } from '../lib/brand-icons.ts';
import { onSheet } from '../lib/drawing-addresses.ts';
import type { InterfaceIcon } from '../lib/interface-icons.ts';
import { usePage } from '../state/page-context.ts';

type Props = {
  name: IconName | InterfaceIcon | BrandIcon | `client-${number}`;
  /** In pixels. */
  size?: number;
  className?: string;
};

/** An icon of the site's sheet of drawings, in the colour of the text around it. */
export default function Icon({ name, size = 20, className }: Props) {
  const { shell } = usePage();
  return (
    <svg width={size} height={size} aria-hidden="true" css={styles} className={className}>
      <use href={onSheet(shell.drawings, name)} />
    </svg>
  );
}

const styles = css({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

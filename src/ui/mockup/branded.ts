import type { ReactNode } from 'react';
import type { Mockup } from '../../generated/types.ts';

/**
 * A product screen, the sign beside the client's name, whether its place is always small or a card,
 * and whether it is a window that goes on beyond an edge, at its right side.
 */
export type Branded = Mockup & {
  mark: ReactNode;
  small?: boolean;
  inCard?: boolean;
  onward?: boolean;
};

import type { ReactNode } from 'react';
import type { Mockup } from '../../generated/types.ts';

/** A product screen, the sign beside the client's name, and whether its place is always small. */
export type Branded = Mockup & { mark: ReactNode; small?: boolean };

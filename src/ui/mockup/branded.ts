import type { ReactNode } from 'react';
import type { Mockup } from '../../generated/types.ts';

/** A product screen, and the sign beside the client's name. */
export type Branded = Mockup & { mark: ReactNode };

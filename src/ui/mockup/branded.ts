import type { ReactNode } from 'react';
import type { Mockup } from '../../generated/types.ts';

/** A drawn screen, and the sign beside the client's name. */
export type Branded = Mockup & { mark: ReactNode };

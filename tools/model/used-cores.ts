import { availableParallelism } from 'node:os';

/** More threads than this would wait for the one that gives them their work. */
const maxThreads = 8;

/** How many cores a build uses. */
export const usedCores = (): number => Math.min(availableParallelism(), maxThreads);

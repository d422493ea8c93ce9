import type { TestProject } from 'vitest/node';
import { startCluster } from '../../../bench/test-support/postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string;
  }
}

/** One PostgreSQL for all tests of a run; each makes databases of its own. */
export default async function postgres(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startCluster();
  project.provide('postgres', url);
  return stop;
}

import type { LeadStore } from '../../server/store/lead-store.ts';
import { openStore } from '../../server/store/open-store.ts';
import { startCluster } from './postgres-cluster.ts';
import { withSiteCopy } from './site-server.ts';

/**
 * A site and an empty store for its leads: what its server is told of it, and how we look into it
 * ourselves.
 */
export type StoreScenario = {
  kind: 'file' | 'PostgreSQL';
  root: string;
  env: { DATA_FOLDER: string; DATABASE_URL?: string };
  open: () => Promise<LeadStore>;
};

/** Does something with each kind of store. @returns whether it held with all of them */
export async function withEachStore(
  work: (where: StoreScenario) => Promise<boolean>,
): Promise<boolean> {
  return withSiteCopy(async ({ root, data }) => {
    const fileStorePassed = await work({
      kind: 'file',
      root,
      env: { DATA_FOLDER: data },
      open: () => openStore({ dataFolder: data }),
    });
    const cluster = await startCluster();
    try {
      return (
        (await work({
          kind: 'PostgreSQL',
          root,
          env: { DATA_FOLDER: data, DATABASE_URL: cluster.url },
          open: () => openStore({ dataFolder: data, databaseUrl: cluster.url }),
        })) && fileStorePassed
      );
    } finally {
      await cluster.stop();
    }
  });
}

import type { Lead } from '../../../server/store/lead-store.ts';
import { openStore } from '../../../server/store/open-store.ts';

/**
 * A process of its own, which at a given time opens a store, keeps leads all at once, and prints
 * what it was told.
 */
const { options, leads, at } = JSON.parse(process.argv[2]!) as {
  options: Parameters<typeof openStore>[0];
  leads: Lead[];
  at: number;
};
while (Date.now() < at);
const store = await openStore(options);
console.log(JSON.stringify(await Promise.all(leads.map((lead) => store.save(lead)))));
await store.close();

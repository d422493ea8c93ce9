import { errorCode } from '../../../server/store/error-code.ts';
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
/** As a form sends a lead again that could not be kept: a slow disk has connections wait too long. */
const save = (lead: Lead, triesLeft = 5): ReturnType<typeof store.save> =>
  store.save(lead).catch((cause) => {
    const waited = /^(SQLITE_BUSY|DATABASE_UNREACHABLE)/.test(errorCode(cause));
    if (triesLeft === 1 || !waited) throw cause;
    return save(lead, triesLeft - 1);
  });
console.log(JSON.stringify(await Promise.all(leads.map((lead) => save(lead)))));
await store.close();

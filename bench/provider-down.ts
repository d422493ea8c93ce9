import { join } from 'node:path';
import { createWorker, deliverDue } from '../server/delivery/worker.ts';
import { rolesOfEarlierLeads } from '../server/store/field-roles.ts';
import { openLibsqlStore } from '../server/store/libsql-store.ts';
import type { Bench } from '../tools/cli/bench.ts';
import { deliveryKey, fakeProvider } from './test-support/fake-provider.ts';
import { withTemporaryFolder } from './test-support/temporary-folder.ts';

const leads = 2000;
const downHours = 72;
const hour = 3_600_000;
const pollInterval = 5000;

/**
 * A provider that is down for 72 hours of a virtual clock, in turn in five ways. @returns whether
 * it got all leads afterwards, once each, within a day
 */
export const run: Bench['run'] = (log) =>
  withTemporaryFolder('provider-down-', async (folder) => {
    const fake = await fakeProvider();
    const begin = Date.UTC(2026, 0, 1);
    let time = begin;
    const now = () => new Date(time);
    const store = openLibsqlStore(join(folder, 'leads.db'), now);
    const worker = createWorker({ store, delivery: fake.list, key: deliveryKey, now, log });
    const failures = [
      () => fake.dropConnections(),
      () => fake.respondWith(503),
      () => fake.respondWith(200, '<html>Maintenance</html>'),
      () => fake.respondWith(401),
      () => fake.respondWith(200, '{"ok":false}'),
    ];
    const round = async () => {
      await deliverDue(worker);
      time += pollInterval;
    };
    try {
      for (let index = 0; index < leads; index++)
        await store.save({
          form: 'contact',
          lang: 'pt',
          roles: rolesOfEarlierLeads,
          fields: { EMAIL: `visitor${index}@clinic.example`, FNAME: `Visitor ${index}` },
        });
      for (const end = begin + downHours * hour; time < end; await round())
        failures[Math.floor((time - begin) / hour) % failures.length]?.();
      const attempts = fake.requests.length;
      fake.respond = undefined;
      const back = time;
      while ((await store.count()).waiting > 0 && time < back + 24 * hour) await round();
      const { waiting, parked } = await store.count();
      const deliveries = [...fake.accepted.values()].reduce((sum, times) => sum + times, 0);
      const duplicates = deliveries - fake.accepted.size;
      log(
        `provider down: ${leads} leads, ${downHours} virtual hours, ${attempts} attempts meanwhile`,
      );
      log(
        `provider back: ${deliveries} deliveries in ${((time - back) / 1000).toFixed(0)} virtual ` +
          `seconds, ${duplicates} duplicates, ${waiting} waiting, ${parked} parked`,
      );
      return fake.accepted.size === leads && duplicates + waiting + parked === 0;
    } finally {
      await store.close();
      await fake.close();
    }
  });

import type { LeadCounts } from '../leads/lead-counts.ts';
import { type LeadStore, type LeadView, leadViews } from '../store/lead-store.ts';

/** A metric: its samples by their labels, as they stand in braces. */
type Metric = {
  name: string;
  kind: 'counter' | 'gauge';
  help: string;
  samples: [labels: string, value: number][];
};

/**
 * What an operator watches, in Prometheus's text format 0.0.4: counts and nothing of any lead. Of a
 * store that does not answer it says only that.
 */
export async function formatMetrics(
  counts: LeadCounts,
  store: Pick<LeadStore, 'count'>,
): Promise<string> {
  const kept = await store.count().catch(() => undefined);
  return [...metricsOf(counts), ...storeMetrics(kept)]
    .map(({ name, kind, help, samples }) => {
      const lines = samples.map(([labels, value]) => `${name}${labels} ${value}\n`);
      return `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${lines.join('')}`;
    })
    .join('');
}

const metricsOf = ({ taken, apart, failed, dropped, refused }: LeadCounts): Metric[] => [
  counter('leads_taken_total', 'Submissions kept since the server started.', taken),
  {
    name: 'leads_apart_total',
    kind: 'counter',
    help: 'Submissions kept, but set apart, since the server started, by reason.',
    samples: Object.entries(apart).map(([reason, count]) => [`{reason="${reason}"}`, count]),
  },
  counter('leads_failed_total', 'Submissions that the store could not keep (503).', failed),
  counter('leads_dropped_total', 'Submissions of a flood, which are not kept (429).', dropped),
  counter('leads_refused_total', 'Bodies that no form of the site sends (413, 415, 422).', refused),
];

function storeMetrics(kept: Record<LeadView, number> | undefined): Metric[] {
  const isUp: Metric = {
    name: 'leads_store_up',
    kind: 'gauge',
    help: 'Whether the store of leads answers.',
    samples: [['', kept ? 1 : 0]],
  };
  if (!kept) return [isUp];
  const views = Object.keys(leadViews) as LeadView[];
  return [
    isUp,
    {
      name: 'leads',
      kind: 'gauge',
      help: 'Leads in the store by list; waiting and parked speak of their delivery.',
      samples: views.map((view) => [`{list="${view}"}`, kept[view]]),
    },
  ];
}

const counter = (name: string, help: string, value: number): Metric => ({
  name,
  kind: 'counter',
  help,
  samples: [['', value]],
});

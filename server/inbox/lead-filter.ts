import { type LeadView, leadViews } from '../store/lead-store.ts';

/** Which leads the page shows. Pages count from 1. */
export type LeadFilter = {
  view: LeadView;
  form?: string;
  /** The page that leads were sent from. */
  path?: string;
  campaign?: string;
  /** What is looked for among them. */
  search?: string;
  page: number;
};

/** More than anybody looks for; an address and a form's body stay within their limits. */
export const maxSearchLength = 100;

/** The lists of leads in the order in which people see them. */
export const shownViews: readonly LeadView[] = [
  'new',
  'answered',
  'spam',
  'excess',
  'waiting',
  'parked',
  'all',
];

export const isView = (text: string): text is LeadView => Object.hasOwn(leadViews, text);

/** The filter that an address or a form names; what names nothing is as if it were not there. */
export function parseFilter(parameters: URLSearchParams): LeadFilter {
  const view = parameters.get('view') ?? '';
  const page = parameters.get('page') ?? '';
  return {
    view: isView(view) ? view : 'new',
    form: parameters.get('form') || undefined,
    path: parameters.get('path') || undefined,
    campaign: parameters.get('campaign') || undefined,
    search: (parameters.get('q') ?? '').trim().slice(0, maxSearchLength) || undefined,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** What a store is asked for by a filter, its page and its search apart. */
export const leadQuery = ({ view, form, path, campaign }: LeadFilter) => ({
  view,
  form,
  origin: { page: path, utm_campaign: campaign },
});

/** The parameters that name a filter, without those that say nothing. */
export function filterParameters({
  view,
  form,
  path,
  campaign,
  search,
  page = 1,
}: Partial<LeadFilter>): Record<string, string> {
  return {
    ...(view && view !== 'new' && { view }),
    ...(form && { form }),
    ...(path && { path }),
    ...(campaign && { campaign }),
    ...(search && { q: search }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The address of the page, or of one below it, with these parameters. */
export function urlWithQuery(pathname: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${pathname}?${query}` : pathname;
}

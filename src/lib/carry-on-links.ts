import { carryOrigin } from './origin-parameters.ts';
import { listen } from './page-answers.ts';

/**
 * Has links within the site carry on what is known of the visit's beginning, and the address of its
 * first page name the host that led there: what the bundled server does by redirects, for sites
 * that it does not serve. A form that is sent tells it in the fields that are there for it.
 * @param allowed the names of what may be carried on
 */
export function carryOnLinks(allowed: readonly string[]): void {
  const referrer = document.referrer && new URL(document.referrer).host;
  const { host, pathname, search, hash } = location;
  if (referrer && referrer !== host) {
    const named = carryOrigin(search, `?${new URLSearchParams({ referrer })}`, allowed);
    if (named !== search) history.replaceState(history.state, '', pathname + named + hash);
  }
  const carryOn = ({ target }: Event) => {
    const link = (target as Element).closest?.('a');
    if (link?.origin === location.origin)
      link.search = carryOrigin(link.search, location.search, allowed);
  };
  addEventListener('formdata', ({ target, formData }) => {
    const known = new URLSearchParams(location.search);
    for (const input of (target as Element).querySelectorAll<HTMLInputElement>('[data-origin]')) {
      const { origin = '' } = input.dataset;
      const value = allowed.includes(origin) && known.get(origin);
      if (value) formData.set(input.name, value);
    }
  });
  for (const type of ['click', 'auxclick'] as const) listen(type, carryOn);
}

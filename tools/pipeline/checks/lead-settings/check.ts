import { error } from '../../../model/problem.ts';
import type { Check } from '../check.ts';

/** Leads have somewhere to go, and what is configured for them is used. */
export const check: Check = ({ config: source }) => {
  const { mode, provider } = source.value.leads;
  if (mode === 'direct' && !provider)
    return [error('site/direct-without-provider', source.at('/leads/mode'))];
  if (mode === 'inbox' && provider?.script)
    return [error('site/idle-script', source.at('/leads/provider/script', 'key'))];
  return [];
};

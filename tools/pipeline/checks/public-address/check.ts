import { parseUrl } from '../../../model/parse-url.ts';
import { error } from '../../../model/problem.ts';
import type { Check } from '../check.ts';

/** The site's address is one that others can reach: it stands in all that they are told. */
export const check: Check = ({ config: source }) => {
  const host = parseUrl(source.value.url)?.hostname ?? '';
  return localName.test(host) || localNumber.test(host)
    ? [error('site/local-address', source.at('/url'), { host })]
    : [];
};

/** Names of one's own machine and network (RFC 6761, 6762), and those without a dot. */
const localName = /^[a-z0-9-]+$|\.(localhost|local|internal|lan|home\.arpa)$/;

/** Numbers of one's own machine and network (RFC 1122, 1918, 3927). */
const localNumber = /^((0|10|127)\.\d+|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\.\d+\.\d+$/;

import { licensesFile } from '../../model/output-files.ts';

/**
 * The headers of a site in the form that static hosts read, `_headers`; the bundled server reads
 * them too. It is as long for a thousand pages as for one. No address has one header from two
 * rules, which hosts join: how long pages are kept is left to the host, and by default that is
 * until they change.
 * @param policy the content security policy
 */
export function headers(policy: string): string {
  const everywhere = {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const forEver = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  const unlisted = { 'X-Robots-Tag': 'noindex' };
  return [rule('/*', everywhere), rule('/assets/*', forEver), rule(licensesFile, unlisted)].join(
    '\n',
  );
}

const rule = (pattern: string, values: Record<string, string>): string =>
  `${pattern}\n${Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

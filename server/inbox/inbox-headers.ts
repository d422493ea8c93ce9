import { cspHash } from '../../tools/model/content-security-policy.ts';

/**
 * The headers of all answers of the inbox, in the place of the site's own.
 * @param styles the one style sheet of its pages
 */
export const inboxHeaders = (styles: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src ${cspHash(styles)}`,
    "font-src 'self'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  // Not the address: it may say who was searched, and scripts of the site's pages could read it.
  // Not no-referrer: browsers would then hide the origin of the page's own forms as well, which is
  // what tells them from others'.
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex',
});

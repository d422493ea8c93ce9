import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { localizedHref } from '../lib/links.ts';
import { usePage } from '../state/page-context.ts';
import { useText } from './text.ts';
import VisuallyHidden from './visually-hidden.tsx';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A target in the site, or an address outside it. */
  to?: string;
  href?: string;
  /** `plain` leaves the language's prefix out. */
  prefix?: 'plain' | 'prefixed';
  /** The words of a link that is passed on whole; its children show them. */
  label?: string;
  children: ReactNode;
};

/**
 * A link as the configuration writes it: `to` in the site, `href` outside it, which opens in a new
 * tab.
 */
export default function SiteLink({
  to,
  href,
  prefix = 'prefixed',
  label: _label,
  children,
  ...rest
}: Props) {
  const { shell } = usePage();
  const text = useText();
  if (href !== undefined)
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <VisuallyHidden> {text('navigation.opensInNewTab')}</VisuallyHidden>
      </a>
    );
  if (to === undefined) throw new Error('A link leads nowhere.');
  const address = localizedHref(to, prefix === 'prefixed' ? shell.language.prefix : '');
  return (
    <a href={address} {...rest}>
      {children}
    </a>
  );
}

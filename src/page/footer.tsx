import { css } from '@emotion/react';
import { memo } from 'react';
import type { SocialLink } from '../generated/types.ts';
import type { networkNames } from '../lib/brand-icons.ts';
import { usePage } from '../state/page-context.ts';
import { color, layout, media, type } from '../theme/tokens.ts';
import Icon from '../ui/icon.tsx';
import Logo from '../ui/logo.tsx';
import SiteLink from '../ui/site-link.tsx';
import { useText } from '../ui/text.ts';

/** A network whose link has a text of the interface; all others have a label. */
type WordedNetwork = Exclude<SocialLink['network'], keyof typeof networkNames>;

/** The footer: who the company is, where to find it, and the way to every market and policy. */
function Footer() {
  const { shell } = usePage();
  const text = useText();
  const { tagline, columns, legal, copyright } = shell.shell.footer;
  const prefix = shell.settings.footerLinks;
  const { brand } = shell;
  const wordOf = (network: string) => text(`common.${network as WordedNetwork}`);
  return (
    <footer css={styles.footer} data-ground="dark">
      <div css={styles.container}>
        <div css={[styles.columns, beside(columns.length)]}>
          <div css={styles.company}>
            <SiteLink
              to="/"
              prefix={prefix}
              css={styles.logo}
              aria-label={text('navigation.homeLabel', { brand: brand.name })}
            >
              <Logo onDark />
            </SiteLink>
            <p css={styles.tagline}>{tagline}</p>
            <address css={styles.address}>
              {[brand.legalName, brand.taxId, ...brand.address].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <ul css={styles.social}>
              {shell.social.map(({ network, href, label }) => (
                <li key={network}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    css={styles.socialLink}
                    aria-label={`${label ?? wordOf(network)} ${text('navigation.opensInNewTab')}`}
                  >
                    <Icon name={network === 'email' ? 'mail' : `brand-${network}`} size={24} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {columns.map(({ heading, links }) => (
            <nav key={heading} aria-label={heading}>
              <h2 css={styles.heading}>{heading}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <SiteLink {...link} prefix={prefix} css={styles.link}>
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div css={styles.legal}>
          <p>
            {/* In one text each: React parts two with a comment, which is for no reader. */}
            {'© '}
            <span data-year suppressHydrationWarning>
              {shell.year}
            </span>
            {` ${brand.name}. ${copyright}`}
          </p>
          <ul css={styles.legalLinks}>
            {legal.map((link) => (
              <li key={link.label}>
                <SiteLink {...link} prefix={prefix} css={styles.link}>
                  {link.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

export default memo(Footer);

/** Who the company is at the left, and its lists of links at the right, as soon as they fit. */
const beside = (lists: number) =>
  css({
    [media.from(700)]: {
      gridTemplateColumns: `1.25fr repeat(${Math.min(lists, 3)}, minmax(0, 1fr))`,
    },
  });

const styles = {
  footer: css({ background: color('brand-950'), color: color('brand-100') }),
  container: css({
    maxWidth: layout.container,
    marginInline: 'auto',
    padding: `clamp(2rem, 6vw, 5rem) ${layout.gutter} 2rem`,
    boxSizing: 'content-box',
  }),
  columns: css({
    display: 'grid',
    gap: 'clamp(1.5rem, 4vw, 2rem) clamp(1.5rem, 4vw, 3rem)',
    gridTemplateColumns: '1fr 1fr',
    [media.below(320)]: { gridTemplateColumns: '1fr' },
  }),
  company: css({
    display: 'grid',
    gap: 'clamp(0.75rem, 2vw, 1rem)',
    justifyItems: 'start',
    alignContent: 'start',
    [media.below(700)]: { gridColumn: '1 / -1' },
  }),
  logo: css({
    display: 'inline-flex',
    minHeight: '2.75rem',
    alignItems: 'center',
    color: color('white'),
    textDecoration: 'none',
  }),
  tagline: css({ ...type.body, maxWidth: '24rem', color: color('white') }),
  address: css({ ...type.small, display: 'grid', fontStyle: 'normal', color: color('brand-200') }),
  social: css({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem', marginTop: '0.5rem' }),
  socialLink: css({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    background: color('brand-900'),
    color: color('brand-100'),
    '&:hover': { background: color('brand-800'), color: color('white') },
  }),
  heading: css({
    ...type.small,
    marginBottom: '0.75rem',
    color: color('brand-300'),
    fontFamily: 'inherit',
    fontWeight: 600,
  }),
  link: css({
    ...type.small,
    display: 'inline-block',
    paddingBlock: '0.5rem',
    color: color('brand-100'),
    textDecoration: 'none',
    textWrap: 'balance',
    '&:hover': { color: color('white'), textDecoration: 'underline' },
  }),
  legal: css({
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '0.5rem 2rem',
    marginTop: 'clamp(1.25rem, 4vw, 2rem)',
    paddingTop: 'clamp(1rem, 3vw, 1.5rem)',
    borderTop: `1px solid ${color('brand-800')}`,
    color: color('brand-200'),
  }),
  legalLinks: css({ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem' }),
};

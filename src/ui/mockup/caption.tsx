import { css } from '@emotion/react';
import type { Mockup } from '../../generated/types.ts';
import { usePage } from '../../state/page-context.ts';
import { hueScale } from '../../theme/color-steps.ts';
import { color, radius, shadow, type } from '../../theme/tokens.ts';
import { useText } from '../text.ts';

/**
 * Why a screen has other colours than its page, with dots of those colours: it has those of its
 * client, or is one app under three brands. Nothing where the screen has the page's own.
 */
export default function Caption({ tenant, brands }: Mockup) {
  const text = useText();
  const { page, shell, hasHue = (hue) => hue === page.hue } = usePage();
  const hueOf = (name = tenant) => shell.clients.find((client) => client.name === name)?.hue;
  const hue = hueOf();
  // Asked first, so that the page's hue is not read where nothing is shown of it.
  if (!brands && (hue === undefined || hasHue(hue))) return null;
  const dots = brands
    ? [hueOf(brands[0]), hue, hueOf(brands[1])].map(
        (of) => [of ?? page.hue, '--brand-500'] as const,
      )
    : ['--brand-300', '--brand-500', '--brand-700'].map((step) => [hue, step] as const);
  return (
    <p css={styles.chip} aria-hidden="true">
      {dots.map(([of, step], index) => (
        <i key={index} css={[styles.dot, css({ '--hue': `${of}`, background: hueScale[step] })]} />
      ))}
      {brands ? text('common.sameApp') : text('common.clientColors', { client: tenant })}
    </p>
  );
}

const styles = {
  chip: css({
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: 5,
    width: 'fit-content',
    margin: '0 auto 1rem',
    padding: '.25rem .875rem .25rem .625rem',
    borderRadius: radius.pill,
    background: color('white'),
    color: color('body'),
    fontWeight: 600,
    boxShadow: shadow.line,
  }),
  dot: css({
    width: 12,
    height: 12,
    borderRadius: '50%',
    '&:last-of-type': { marginInlineEnd: 4 },
  }),
};

import { css } from '@emotion/react';
import { usePage } from '../../state/page-context.ts';
import { hueScale } from '../../theme/color-steps.ts';
import Icon from '../icon.tsx';
import { initialsOf } from '../initials.ts';
import Pulse from '../pulse.tsx';

/** What stands beside a client's name: its own sign, or else its initials. */
export function ClientSign({ name }: { name: string }) {
  const { brand, clients } = usePage().shell;
  const index = clients.findIndex((client) => client.name === name);
  if (clients[index]?.signed) return <Icon name={`client-${index}`} />;
  return <span css={styles.sign}>{name === brand.name ? <Pulse /> : initialsOf(name)}</span>;
}

/**
 * Gives the styles with which all within a box has a client's own colours; none where the page has
 * them. A client that the site does not know may have a hue of its own.
 */
export function useClientColors() {
  const { page, shell, hasHue = (hue) => hue === page.hue } = usePage();
  return (name: string, ownHue?: number) => {
    const hue = shell.clients.find((client) => client.name === name)?.hue ?? ownHue;
    return hue !== undefined && !hasHue(hue) && [scale, css({ '--hue': String(hue) })];
  };
}

const scale = css(hueScale);

const styles = { sign: css({ minWidth: 18, '& > svg': { width: 18 } }) };

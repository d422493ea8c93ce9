import { css } from '@emotion/react';
import { usePage } from '../../state/page-context.ts';
import { ownHue } from '../../theme/own-hue.ts';
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
 * them, unless the box is to have them in any case. A client that the site does not know may have a
 * hue of its own.
 */
export function useClientColors() {
  const { page, shell, hasHue = (hue) => hue === page.hue } = usePage();
  return (name: string, { hue, own }: { hue?: number; own?: boolean } = {}) => {
    const hers = shell.clients.find((client) => client.name === name)?.hue ?? hue;
    return hers !== undefined && (own || !hasHue(hers)) && ownHue(hers);
  };
}

const styles = { sign: css({ minWidth: 18, '& > svg': { width: 18 } }) };

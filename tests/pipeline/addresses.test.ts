import { expect, it } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { siteFiles } from '../site.ts';
import { config, formatOnlyProblem, home, withEdit } from './format-only-problem.ts';

it.each(['https://[', 'https://a:99999', 'http://%'])(
  'an address that no browser can read: %s',
  async (address) => {
    expect(await formatOnlyProblem(withEdit(config, (site) => (site.url = address)))).toMatch(
      /^schema\/pattern\n.* \/url\n/,
    );
    const leads = {
      mode: 'direct',
      trapField: 'b_trap',
      provider: { subscribeUrl: `${address}/x`, user: 'u', list: 'l' },
    };
    expect(
      (await checkSite(siteFiles(withEdit(config, (site) => (site.leads = leads))))).problems.map(
        ({ pointer }) => pointer,
      ),
    ).toContain('/leads/provider/subscribeUrl');
    if (address.startsWith('https'))
      expect(
        await formatOnlyProblem(
          withEdit(
            home,
            ({ sections }) => (sections[0].actions[0] = { label: 'Blog', href: address }),
          ),
        ),
      ).toMatch(/^schema\/pattern\n.* \/sections\/0\/actions\/0\/href\n/);
  },
);

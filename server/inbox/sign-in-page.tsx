import { createTranslator } from '../../tools/messages/translate.ts';
import HiddenFilter from './hidden-filter.tsx';
import Layout, { type InboxPageContext } from './layout.tsx';
import type { LeadFilter } from './lead-filter.ts';

/**
 * Asks for the password, says why where one was given in vain or is needed again, and leads to the
 * list that was asked for.
 */
export default function SignInPage({
  context,
  filter,
  problem,
}: {
  context: InboxPageContext;
  filter: LeadFilter;
  problem?: string;
}) {
  const t = createTranslator(context.language);
  return (
    <Layout context={context} title={t('inbox.title')}>
      <h1>{t('inbox.title')}</h1>
      <p className="about">{t('inbox.signInLead')}</p>
      <form method="post" action="/inbox/login" className="sign-in">
        {problem && (
          <p id="problem" role="alert" className="notice wrong">
            {problem}
          </p>
        )}
        {/* Of what was looked for, nothing stands on a page before the password. */}
        <HiddenFilter filter={{ ...filter, search: undefined }} />
        <label>
          {t('inbox.password')}
          <input
            type="password"
            name="password"
            required
            autoComplete="current-password"
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && 'problem'}
          />
        </label>
        <div>
          <button type="submit" className="button primary">
            {t('inbox.signIn')}
          </button>
        </div>
      </form>
    </Layout>
  );
}

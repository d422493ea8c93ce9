import { createTranslator } from '../../tools/messages/translate.ts';
import Layout, { type InboxPageContext } from './layout.tsx';

/** Asks for the password, and says why where one was given in vain. */
export default function SignInPage({
  context,
  problem,
}: {
  context: InboxPageContext;
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

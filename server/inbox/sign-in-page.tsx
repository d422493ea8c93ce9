import Layout, { type InboxPageContext } from './layout.tsx';
import { inboxMessages } from './inbox-messages.ts';

/** Asks for the password, and says why where one was given in vain. */
export default function SignInPage({
  context,
  problem,
}: {
  context: InboxPageContext;
  problem?: string;
}) {
  const messages = inboxMessages[context.language];
  return (
    <Layout context={context} title={messages.title}>
      <h1>{messages.title}</h1>
      <p className="about">{messages.signInLead}</p>
      <form method="post" action="/inbox/login" className="sign-in">
        {problem && (
          <p id="problem" role="alert" className="notice wrong">
            {problem}
          </p>
        )}
        <label>
          {messages.password}
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
          <button className="button primary">{messages.signIn}</button>
        </div>
      </form>
    </Layout>
  );
}

import Layout, { type Frame } from './layout.tsx';
import { words } from './words.ts';

/** Asks for the password, and says why where one was given in vain. */
export default function SignInPage({ frame, problem }: { frame: Frame; problem?: string }) {
  const say = words[frame.language];
  return (
    <Layout frame={frame} title={say.title}>
      <h1>{say.title}</h1>
      <p className="about">{say.signInLead}</p>
      <form method="post" action="/inbox/login" className="sign-in">
        {problem && (
          <p id="problem" role="alert" className="notice wrong">
            {problem}
          </p>
        )}
        <label>
          {say.password}
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
          <button className="button primary">{say.signIn}</button>
        </div>
      </form>
    </Layout>
  );
}

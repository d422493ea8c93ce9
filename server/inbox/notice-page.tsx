import Layout, { type InboxPageContext } from './layout.tsx';
import { inboxMessages } from './inbox-messages.ts';

/** Says why something could not be done, and leads back. */
export default function NoticePage({ context, text }: { context: InboxPageContext; text: string }) {
  const messages = inboxMessages[context.language];
  return (
    <Layout context={context} title={messages.failedTitle}>
      <h1>{messages.failedTitle}</h1>
      <p className="about">{text}</p>
      <p className="actions">
        <a className="button" href="/inbox">
          {messages.back}
        </a>
      </p>
    </Layout>
  );
}

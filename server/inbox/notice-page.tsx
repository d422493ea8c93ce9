import { createTranslator } from '../../tools/messages/translate.ts';
import Layout, { type InboxPageContext } from './layout.tsx';

/** Says why something could not be done, and leads back. */
export default function NoticePage({ context, text }: { context: InboxPageContext; text: string }) {
  const t = createTranslator(context.language);
  return (
    <Layout context={context} title={t('inbox.failedTitle')}>
      <h1>{t('inbox.failedTitle')}</h1>
      <p className="about">{text}</p>
      <p className="actions">
        <a className="button" href="/inbox">
          {t('inbox.back')}
        </a>
      </p>
    </Layout>
  );
}

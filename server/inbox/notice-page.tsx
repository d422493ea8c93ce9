import Layout, { type Frame } from './layout.tsx';
import { words } from './words.ts';

/** Says why something could not be done, and leads back. */
export default function NoticePage({ frame, text }: { frame: Frame; text: string }) {
  const say = words[frame.language];
  return (
    <Layout frame={frame} title={say.failedTitle}>
      <h1>{say.failedTitle}</h1>
      <p className="about">{text}</p>
      <p className="actions">
        <a className="button" href="/inbox">
          {say.back}
        </a>
      </p>
    </Layout>
  );
}

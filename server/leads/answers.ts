import type { Language } from '../../src/generated/types.ts';
import type { RenderAnswerPage } from './forms.ts';

/** The kinds of answers that say the same to everybody. */
const readyKinds = ['thanks', 'failed'] as const;

/** What the lead inbox answers, as pages. */
export type Answers = {
  render: RenderAnswerPage;
  /** A page as bytes, made beforehand: it costs neither rendering nor encoding. */
  ready: (kind: (typeof readyKinds)[number], language: string) => Buffer | string;
  /**
   * Makes anew what is made beforehand: at the start, and where the site has changed.
   * @throws where one cannot be rendered: the former pages stay
   */
  renew: () => Promise<void>;
};

/** Answers of which nothing is made yet. */
export function createAnswers(languages: Language[], render: RenderAnswerPage): Answers {
  let pages = new Map<string, Buffer>();
  let pending: Promise<unknown> = Promise.resolve();
  const renderAll = async () => {
    const rendered = readyKinds.flatMap((kind) =>
      languages.map(async ({ code }) => {
        const page = Buffer.from(await render({ kind }, code));
        return [`${kind} ${code}`, page] as const;
      }),
    );
    pages = new Map(await Promise.all(rendered));
  };
  return {
    render,
    ready: (kind, language) => pages.get(`${kind} ${language}`) ?? '',
    // One after the other, so that the latest look is the one that stays.
    renew() {
      const renewed = pending.then(renderAll);
      pending = renewed.catch(() => {});
      return renewed;
    },
  };
}

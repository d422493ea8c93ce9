import type * as ServerEntry from '../../src/entry-server.tsx';
import { contentHash } from '../model/content-hash.ts';
import { pagePolicyFor } from '../model/content-security-policy.ts';
import type { ServerData } from '../model/server-data.ts';
import type { Site } from '../model/site.ts';
import type { PageSurroundings } from './page-work.ts';
import type { SiteParts } from './resolve/resolve.ts';

type AnswerRendering = {
  loadRenderer: () => Promise<typeof ServerEntry.renderAnswerPage>;
  /** The text as the same code made it of the same before, where it is still there. */
  findKept: (madeOf: string) => Promise<string | undefined>;
};

/**
 * What the server reads of a build, as text, and the hash of all that it is made of.
 */
export async function serverData(
  site: Site,
  { errorPages, forms }: SiteParts,
  { shells, assets, origins }: PageSurroundings,
  { loadRenderer, findKept }: AnswerRendering,
): Promise<{ text: string; madeOf: string }> {
  const { languages, leads, brand, theme } = site.config.value;
  const unanswered = languages.flatMap(({ code }) => {
    const page = errorPages.find(({ language }) => language === code);
    const shell = shells.get(code);
    return page && shell
      ? [{ code, forms: Object.fromEntries(forms.get(code) ?? []), page, shell }]
      : [];
  });
  const madeOf = contentHash(
    JSON.stringify([languages, leads, brand, theme, origins, unanswered, assets]),
  );
  const kept = await findKept(madeOf);
  if (kept !== undefined) return { text: kept, madeOf };
  const renderAnswer = await loadRenderer();
  const policyOf = pagePolicyFor(origins);
  const ofLanguage = unanswered.map(({ code, forms, page, shell }) => {
    const answerOf = (kind: 'thanks' | 'failed') =>
      renderAnswer({ kind }, page, shell, assets, policyOf);
    const answers = { thanks: answerOf('thanks'), failed: answerOf('failed') };
    return [code, { forms, page, shell, answers }] as const;
  });
  const data: ServerData = {
    site: { languages, leads, brand, theme },
    languages: Object.fromEntries(ofLanguage),
    fonts: assets.fonts,
    consent: assets.consent,
    origins,
  };
  return { text: JSON.stringify(data), madeOf };
}

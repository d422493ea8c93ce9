import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SubmissionResult } from '../src/forms/answer-page.tsx';
import type { PolicyOf } from '../src/lib/inline-code.ts';
import type { PageData, ShellData } from '../src/lib/page-data.ts';
import { pagePolicyFor } from '../tools/model/content-security-policy.ts';
import { type ServerData, serverFiles, serverFolder } from '../tools/model/server-data.ts';
import type { FormsByLanguage, RenderAnswerPage } from './leads/forms.ts';

type AnswersModule = {
  renderAnswerPage: (
    answer: SubmissionResult,
    page: PageData,
    shell: ShellData,
    assets: Pick<ServerData, 'fonts' | 'consent'>,
    policyOf: PolicyOf,
  ) => string;
};

/** What a build says to the server beside its pages. */
export type Build = Pick<ServerData, 'site' | 'fonts'> & {
  forms: FormsByLanguage;
  renderAnswerPage: RenderAnswerPage;
  /**
   * Loads what renders the other answers, which takes longer than all the rest of a start. To be
   * called soon: the next build puts another one in its place.
   */
  loadRenderer: () => Promise<unknown>;
};

/**
 * Reads what a build has written for the server.
 * @param root the site's folder
 * @throws where there is none, or not all of it
 */
export async function readBuild(root: string): Promise<Build> {
  const folder = join(root, serverFolder);
  const { site, languages, fonts, consent, origins } = JSON.parse(
    await readFile(join(folder, serverFiles.data), 'utf8'),
  ) as ServerData;
  const policyOf = pagePolicyFor(origins);
  let renderer: Promise<AnswersModule> | undefined;
  const loadRenderer = () =>
    (renderer ??= import(
      /* @vite-ignore */ pathToFileURL(join(folder, serverFiles.answers)).href
    ) as Promise<AnswersModule>);
  return {
    loadRenderer,
    site,
    fonts,
    forms: new Map(
      Object.entries(languages).map(([code, { forms }]) => [code, new Map(Object.entries(forms))]),
    ),
    async renderAnswerPage(answer, code) {
      const language = languages[code];
      if (!language) throw new Error(`No language ${code} in ${folder}.`);
      if (answer.kind === 'thanks' || (answer.kind === 'failed' && !answer.sent))
        return language.answers[answer.kind];
      const { renderAnswerPage } = await loadRenderer();
      return renderAnswerPage(answer, language.page, language.shell, { fonts, consent }, policyOf);
    },
  };
}

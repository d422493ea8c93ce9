import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SubmissionResult } from '../src/forms/answer-page.tsx';
import type { PolicyOf } from '../src/lib/inline-code.ts';
import type { PageData, ShellData } from '../src/lib/page-data.ts';
import { pagePolicyFor } from '../tools/model/content-security-policy.ts';
import {
  type ComingChange,
  changeFolder,
  pagesFolder,
  type ServerData,
  serverFiles,
  serverFolder,
} from '../tools/model/server-data.ts';
import type { SiteChange } from './http/site-changes.ts';
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
  /** How the site changes by itself, read at once: the next build has others. */
  changes: BuildChange[];
  /** Has answers look as the site does from a change on. */
  onChange: (change: SiteChange) => void;
};

/** A coming change with what the server's own answers are made of from then on. */
type BuildChange = SiteChange & { data: ServerData };

/**
 * Reads what a build has written for the server.
 * @param root the site's folder
 * @throws where there is none, or not all of it
 */
export async function readBuild(root: string): Promise<Build> {
  const folder = join(root, serverFolder);
  const built = await readJson<ServerData>(join(folder, serverFiles.data));
  const changes = await readChanges(folder);
  const dataAfter = new Map<SiteChange, ServerData>(changes.map((each) => [each, each.data]));
  let current = built;
  const { site, fonts, consent } = built;
  let renderer: Promise<AnswersModule> | undefined;
  const loadRenderer = () =>
    (renderer ??= import(
      /* @vite-ignore */ pathToFileURL(join(folder, serverFiles.answers)).href
    ) as Promise<AnswersModule>);
  return {
    loadRenderer,
    site,
    fonts,
    changes,
    onChange(change) {
      current = dataAfter.get(change) ?? current;
    },
    forms: new Map(
      Object.entries(built.languages).map(([code, { forms }]) => [
        code,
        new Map(Object.entries(forms)),
      ]),
    ),
    async renderAnswerPage(answer, code) {
      const language = current.languages[code];
      if (!language) throw new Error(`No language ${code} in ${folder}.`);
      if (answer.kind === 'thanks' || (answer.kind === 'failed' && !answer.sent))
        return language.answers[answer.kind];
      const policyOf = pagePolicyFor(current.origins);
      const { renderAnswerPage } = await loadRenderer();
      return renderAnswerPage(answer, language.page, language.shell, { fonts, consent }, policyOf);
    },
  };
}

/** Reads the coming changes of a build, with all that they bring. */
async function readChanges(folder: string): Promise<BuildChange[]> {
  const coming = await readJson<ComingChange[]>(join(folder, serverFiles.changes));
  return Promise.all(
    coming.map(async ({ at, written, removed }) => {
      const own = join(folder, changeFolder(at));
      const contents = written.map(
        async (address) => [address, await readFile(join(own, pagesFolder, address))] as const,
      );
      const data = await readJson<ServerData>(join(own, serverFiles.data));
      return { at, removed, written: new Map(await Promise.all(contents)), data };
    }),
  );
}

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;

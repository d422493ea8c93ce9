import type { ToolLanguage } from '../../messages/language.ts';
import { groupTexts } from './group-texts.ts';

/**
 * What `POST /__edit/save` may be sent: whether what is saved is committed, too, with which words
 * instead of those of the changes, and to which new branch. Nothing is pushed.
 */
export type CommitRequest = { commit?: boolean; message?: string; branch?: string };

/** What a commit of what is unsaved, or saved only, would be; or why none can be. */
export type CommitOffer =
  | { refusal: string }
  | {
      refusal?: undefined;
      message: string;
      /** The present branch; empty where there is none. */
      branch: string;
      /** A name for a new branch, after the page that is changed. */
      newBranch: string;
      /** Whether the published site is made from the present branch. */
      isMain: boolean;
      /** The files on disk that are not as in the last commit, which it takes along. */
      uncommitted: string[];
    };

/** What the dialog says; the browser fills what stands in braces. */
export const commitTexts = (language: ToolLanguage) => groupTexts('commit', language);

/** What `GET /__edit/commit` answers. */
export type CommitAnswer = { offer: CommitOffer; texts: ReturnType<typeof commitTexts> };

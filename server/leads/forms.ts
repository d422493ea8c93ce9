import type { SubmissionResult } from '../../src/forms/answer-page.tsx';
import type { ResolvedForm } from '../../src/lib/page-data.ts';

/** The forms of each language, by the language's code and the form's name. */
export type FormsByLanguage = ReadonlyMap<string, ReadonlyMap<string, ResolvedForm>>;

/** An answer as a page, in a language by its code. */
export type RenderAnswerPage = (answer: SubmissionResult, language: string) => Promise<string>;

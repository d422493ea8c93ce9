import type { FormData } from '../../src/lib/data.ts';
import type { Answer } from '../../src/entry-server.tsx';

/** The forms of each language, by the language's code and the form's name. */
export type Forms = ReadonlyMap<string, ReadonlyMap<string, FormData>>;

export type RenderAnswer = (answer: Answer, language: string) => string;

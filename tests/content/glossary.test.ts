import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Term, Words } from '../../src/generated/types.ts';
import { wordsFile } from '../../tools/model/file-paths.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { findAvoidedWords } from '../../tools/pipeline/checks/words/find-avoided-words.ts';

const { terms } = JSON.parse(readFileSync(join(projectRoot, wordsFile), 'utf8')) as Words;
const withAvoided = terms.map((term): Term => ({ ...term, avoid: term.avoid ?? {} }));

test.each(['pt', 'en', 'es'])(
  'what the glossary says to write in %s, it avoids nowhere',
  (code) => {
    const own = withAvoided.filter(({ language }) => language === code);
    const { find } = findAvoidedWords(own)!;
    const entries = own.flatMap(({ avoid }) => Object.entries(avoid));
    expect(entries.length).toBeGreaterThan(10);
    for (const [word, instead] of entries) {
      const [found] = find(word);
      expect([word, found?.found, found?.meant ?? '']).toEqual([word, word, instead]);
      expect([word, find(instead)]).toEqual([word, []]);
    }
    const preferred = own.map((term) => [term.preferred, find(term.preferred)]);
    expect(preferred.filter(([, found]) => found!.length > 0)).toEqual([]);
  },
);

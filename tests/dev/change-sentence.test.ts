import { expect, test } from 'vitest';
import { changeSentence } from '../../tools/dev/node/edits/change-sentence.ts';
import { siteFiles } from '../site.ts';

const fileOf = (language: string) => `pages-config/pages/home/${language}.json`;
const pageWith = (sections: object[]) => ({ title: 'A page', description: '', sections });
const edit = { file: fileOf('pt'), pointer: '/sections/0/heading', value: 'Outro' };

const sentence = (english: object[]) => {
  const files = siteFiles({
    [fileOf('pt')]: pageWith([{ type: 'banner', id: 'hello', heading: 'Olá' }]),
    [fileOf('en')]: pageWith(english),
  });
  return changeSentence({ values: [edit] }, files, 'en');
};

test('a section has its name in the language of the tools, where the page has it there', () => {
  expect(sentence([{ type: 'banner', id: 'hello', heading: 'Hello' }])).toBe(
    'page /, Portuguese · section 1 "Hello" · Heading (heading)',
  );
});

test('else it has its own name', () => {
  expect(sentence([{ type: 'banner', id: 'other', heading: 'Other' }])).toContain('"Olá"');
});

import { expect, it } from 'vitest';
import {
  isLanguageNeutral,
  isWithinVocabulary,
  vocabularyOf,
} from '../../tools/pipeline/compare/vocabulary.ts';

const names = ['Testbrand', 'Português', 'linkedin'];

it.each([
  '',
  '500',
  '98%',
  '72 bpm',
  '118/76 mmHg',
  '94 mg/dL',
  'LGPD',
  'NR-1',
  'SpO2',
  'Testbrand',
  'LinkedIn',
  'https://site.example/x',
  'a@site.example',
  '{count} / {max}',
  '→',
])('%j says the same in any language', (text) => expect(isLanguageNeutral(text, names)).toBe(true));

it.each([
  'Hospital',
  'Saiba mais',
  'Clínica Sul',
  'LGPD e GDPR',
  '500 aparelhos',
  '24 horas',
  '30 dias',
  '{count} de {max}',
  'SAIBA MAIS',
])('%j may have been forgotten', (text) => expect(isLanguageNeutral(text, names)).toBe(false));

it('a text could be of a language where each of its words stands in a text that surely is', () => {
  const pair = (source: string, text: string) => ({
    path: '',
    pointer: '',
    sourcePointer: '',
    isFromMessages: false,
    source,
    text,
  });
  const vocabulary = vocabularyOf([
    pair('Nossos programas', 'Nuestros programas de salud'),
    pair('O cuidado', 'El cuidado'),
    pair('Saiba mais', 'Saiba mais'),
  ]);
  expect(isWithinVocabulary(vocabulary, 'Programas de cuidado')).toBe(true);
  expect(isWithinVocabulary(vocabulary, 'Saiba mais')).toBe(false);
});

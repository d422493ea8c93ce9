import { expect, test } from 'vitest';
import { isTextAlone } from '../../src/page/text-alone.ts';

test.each([
  ['cards with signs', { type: 'cards', items: [{ heading: 'A', icon: 'bot' }] }, true],
  ['cards of which one has a drawing', { type: 'cards', items: [{}, { art: 'ring' }] }, false],
  ['a split with a screen', { type: 'split', mockup: { device: 'phone' } }, false],
  ['a split without', { type: 'split', heading: 'A' }, true],
  ['words that name a drawing', { type: 'split', heading: '"art": "ring"' }, true],
  ['a form', { type: 'contact', form: 'home' }, false],
  ['figures', { type: 'stats', items: [{ value: '78%' }] }, true],
])('%s', (_, section, expected) => {
  expect(isTextAlone(section)).toBe(expected);
});

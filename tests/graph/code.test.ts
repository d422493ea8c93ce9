import { expect, it } from 'vitest';
import { namesUsedInCode } from '../../tools/graph/code-references.ts';

const names = [
  'common.close',
  'common.open',
  'common.instagram',
  'common.facebook',
  'navigation.offer',
  'navigation.offerLink',
  'navigation.homeLabel',
  '/favicon.svg',
];
const used = (source: string) =>
  [...namesUsedInCode(new Map([['src/a.tsx', source]]), names).keys()].sort();

it.each([
  ["text('common.close')", ['common.close']],
  ['text(wide ? "common.close" : `common.open`)', ['common.close', 'common.open']],
  ["const icon = '/favicon.svg';", ['/favicon.svg']],
  ["// 'common.close'\n/* 'common.open' */ const x = 'https://a.example';", []],
  ["text('common.closed')", []],
  ['text(`common.${network}`)', ['common.facebook', 'common.instagram']],
  [
    'text(`common.${unheardOf}`)',
    ['common.close', 'common.facebook', 'common.instagram', 'common.open'],
  ],
  ['type Key = `common.${Extract<keyof Common, string>}`', []],
  [
    'const { offer, offerLink: link } = site.messages.get(code)!.value.navigation;',
    ['navigation.offer', 'navigation.offerLink'],
  ],
  ['return messages.navigation.homeLabel;', ['navigation.homeLabel']],
])('%s', (source, expected) => expect(used(source)).toEqual(expected));

import { describe, expect, test } from 'vitest';
import { formatPhone, formatPhoneWhileTyping } from '../../src/forms/phone.ts';

/** What a field shows after each key; `<` takes the last character away. */
function shownAfter(keys: string, country = 'BR'): string[] {
  let shown = '';
  return [...keys].map(
    (key) =>
      (shown =
        key === '<'
          ? formatPhoneWhileTyping(shown.slice(0, -1), shown, country)
          : formatPhoneWhileTyping(shown + key, shown, country)),
  );
}

const typed = (keys: string, country?: string) => shownAfter(keys, country).at(-1);

describe('while a number is typed', () => {
  test('key by key: the brackets come with the area code, the dash where it belongs', () => {
    expect(shownAfter('11987654321')).toEqual([
      '1',
      '(11)',
      '(11) 9',
      '(11) 98',
      '(11) 987',
      '(11) 9876',
      '(11) 98765',
      '(11) 98765-4',
      '(11) 98765-43',
      '(11) 98765-432',
      '(11) 98765-4321',
    ]);
    expect(shownAfter('+442079')).toEqual([
      '+',
      '+4',
      '+44',
      '+44 2',
      '+44 20',
      '+44 20 7',
      '+44 20 79',
    ]);
  });

  test.each([
    ['a mobile phone in Brazil', '11987654321', '(11) 98765-4321'],
    ['a landline in Brazil', '1134567890', '(11) 3456-7890'],
    ['a free number', '08001234567', '0800 123 4567'],
    ['a number for all of Brazil', '40041234', '4004-1234'],
    ['Brazil with its code', '+5511987654321', '+55 11 98765 4321'],
    ['the United States', '+14155552671', '+1 415 555 2671'],
    ['the United Kingdom', '+442079460958', '+44 20 7946 0958'],
    ['Spain', '+34612345678', '+34 612 34 56 78'],
    ['with its own brackets and dash', '(11) 98765-4321', '(11) 98765-4321'],
    ['with spaces', '11 98765 4321', '(11) 98765-4321'],
    ['with dots', '11.98765.4321', '(11) 98765-4321'],
    ['with a space after the plus', '+ 44 20 7946 0958', '+44 20 7946 0958'],
  ])('%s', (_, keys, shown) => {
    expect(typed(keys)).toBe(shown);
  });

  test.each([
    '(',
    '+',
    '-',
    'não tenho',
    '(11) 98765-4321 ramal 12',
    '(11) 98765-4321 / 3456-7890',
    '(11) 98765-43210',
    '00 44 20 7946 0958',
    '++55 11',
    '1+55',
    '+999 123 456',
  ])('%s stays as it is typed', (keys) => {
    expect(typed(keys)).toBe(keys);
  });

  test('a separator is left to whoever types it, until the next digit', () => {
    expect(shownAfter('11-9')).toEqual(['1', '(11)', '(11)-', '(11) 9']);
    expect(shownAfter('+44 2')).toEqual(['+', '+4', '+44', '+44 ', '+44 2']);
    expect(typed('11 ou')).toBe('(11) ou');
  });

  test('what was taken away does not come back', () => {
    expect(shownAfter('119<<<<').slice(-4)).toEqual(['(11) ', '(11)', '(11', '(1']);
    expect(shownAfter('11987654<<<').slice(-3)).toEqual(['(11) 98765-', '(11) 98765', '(11) 9876']);
    expect(typed('119<<<<<')).toBe('(');
    expect(typed('119<<<<<<')).toBe('');
    expect(formatPhoneWhileTyping('', '(11) 98765-4321', 'BR')).toBe('');
    expect(formatPhoneWhileTyping('11987', '(11) 98765-4321', 'BR')).toBe('11987');
  });

  test('after a correction the number is grouped anew', () => {
    expect(typed('11<<<21987654321')).toBe('(21) 98765-4321');
    expect(typed('1198765432<<<<1')).toBe('(11) 98765-1');
  });

  test.each([
    ['11987654321', '(11) 98765-4321'],
    ['5511987654321', '55 11 98765 4321'],
    ['  +55 (11) 9.8765-4321 ', '+55 11 98765 4321'],
    ['\u202a+55 11 98765\u20114321\u202c', '+55 11 98765 4321'],
    ['11\u00a098765\u20134321', '(11) 98765-4321'],
    ['tel:+5511987654321', 'tel:+5511987654321'],
    ['ana@example.com', 'ana@example.com'],
  ])('pasted: %j', (pasted, shown) => {
    expect(formatPhoneWhileTyping(pasted, '', 'BR')).toBe(shown);
  });

  test('no digit is lost, added or moved, whatever is typed', () => {
    const digits = (text: string) => text.replace(/[^\d+]/g, '');
    // Multiples of a prime look random and are the same every time.
    const numbers = Array.from({ length: 2_000 }, (_, index) =>
      String((index * 7_919_000_033) % 10 ** (4 + (index % 13))),
    );
    const wrong = numbers
      .flatMap((number) => [number, `+${number}`, `0${number}`])
      .filter((number) => digits(typed(number)!) !== number);
    expect(wrong).toEqual([]);
  });

  test('another country has its own way', () => {
    expect(typed('4155552671', 'US')).toBe('(415) 555-2671');
    expect(typed('612345678', 'ES')).toBe('612 34 56 78');
    expect(typed('11987654321', 'ZZ')).toBe('11987654321');
  });
});

describe('once a number is typed', () => {
  test.each([
    ['11987654321', '(11) 98765-4321'],
    ['(11) 98765-4321', '(11) 98765-4321'],
    ['5511987654321', '(11) 98765-4321'],
    ['55 11 98765 4321', '(11) 98765-4321'],
    ['011 98765 4321', '(11) 98765-4321'],
    ['+55 (11) 98765-4321', '+55 11 98765 4321'],
    ['+1 (415) 555-2671', '+1 415 555 2671'],
    ['+442079460958', '+44 20 7946 0958'],
    [' +34 612-345-678 ', '+34 612 34 56 78'],
  ])('%s becomes %s', (written, shown) => {
    expect(formatPhone(written, 'BR')).toBe(shown);
  });

  test.each([
    '',
    '1',
    '190',
    '+1 415',
    '98765-4321',
    '(11) 98765-43210',
    '+999 123 456 789',
    '00 44 20 7946 0958',
    '(11) 98765-4321 ramal 12',
    'não tenho',
  ])('%j stays', (written) => {
    expect(formatPhone(written, 'BR')).toBe(written);
    expect(formatPhone(written, 'ZZ')).toBe(written);
  });
});

test('without a country, a number without a plus stays as it is typed, and one with it is grouped', () => {
  for (const number of ['4155550100', '3001234567']) {
    expect(formatPhoneWhileTyping(number, number.slice(0, -1))).toBe(number);
    expect(formatPhone(number)).toBe(number);
  }
  expect(formatPhone('+14155550100')).toBe('+1 415 555 0100');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import WholeWords from '../../src/ui/whole-words.tsx';

const html = (text: string, short?: boolean) =>
  renderToStaticMarkup(<WholeWords text={text} short={short} />)
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/ class="[^"]*"/g, '');

test('a word with a hyphen is one piece, and the words are the same', () => {
  expect(html('O bem-estar cai, e a NR-1 pede.')).toBe(
    'O <span>bem-estar</span> cai, e a <span>NR-1</span> pede.',
  );
});

test('in small letters only what is short before its hyphen keeps together', () => {
  expect(html('Por e-mail, no bem-estar e no white-label.', true)).toBe(
    'Por <span>e-mail</span>, no <span>bem-estar</span> e no white-label.',
  );
  expect(html('Um pós-treino, um multi-e-bike', true)).toBe(
    'Um <span>pós-treino</span>, um multi-e-bike',
  );
  expect(html('A follow-up, a check-in and on-demand', true)).toBe(
    'A <span>follow-up</span>, a check-in and <span>on-demand</span>',
  );
});

test('a text without such words is as it was', () => {
  for (const text of ['Saúde digital - hoje', 'Sem contato.', '']) expect(html(text)).toBe(text);
});

test('a text that is being edited stays in one piece', () => {
  expect(html('\u{f0000}O bem-estar cai')).toBe('\u{f0000}O bem-estar cai');
});

test('a figure of a heading stays with what it counts, and with what it is the number of', () => {
  expect(html('Mais de 500 dispositivos, em 18 anos')).toBe(
    'Mais de 500 dispositivos, em <span>18 anos</span>',
  );
  expect(html('A saúde em visão 360.')).toBe('A saúde em <span>visão 360</span>.');
});

test('a sentence of a heading begins with two words', () => {
  expect(html('Six signs. One phone camera.')).toBe('Six signs. <span>One phone</span> camera.');
  expect(html('Six signs. One phone camera.', true)).toBe('Six signs. One phone camera.');
});

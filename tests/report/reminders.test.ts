import { expect, test } from 'vitest';
import { error, type Problem, startOfFile, warning } from '../../tools/model/problem.ts';
import { formatGithub } from '../../tools/report/github.ts';
import { formatLastLine } from '../../tools/report/last-line.ts';
import { formatSummary } from '../../tools/report/summary.ts';

const stale = (file: string): Problem =>
  warning('language/stale', startOfFile(file), {
    count: '1',
    language: 'en',
    path: '/',
    source: 'Olá',
  });
const reminders = [stale('a/en.json'), stale('b/en.json')];
const empty = error('json/empty', startOfFile('c.json'));

test('reminders are counted apart from problems, in three languages', () => {
  const languages = ['pt', 'en', 'es'] as const;
  expect(languages.map((language) => formatSummary(reminders, language))).toEqual([
    'Nenhum problema; 2 lembretes',
    'No problems; 2 reminders',
    'Ningún problema; 2 recordatorios',
  ]);
  expect(formatSummary([empty, stale('c.json')], 'pt')).toBe('1 problema em 1 arquivo; 1 lembrete');
});

test('how many pages a command has looked at is said with reminders too, where it says so', () => {
  expect(formatSummary(reminders, 'pt', 84)).toBe('Nenhum problema em 84 páginas; 2 lembretes');
  expect(formatSummary(reminders, 'pt', 0)).toBe('Nenhum problema; 2 lembretes');
});

test('a report of reminders alone ends in green, and one with a problem in red', () => {
  const colors = [reminders, [...reminders, empty]].map((problems) =>
    formatLastLine({ problems, pages: 0, milliseconds: 0, language: 'pt', color: true }).slice(
      2,
      4,
    ),
  );
  expect(colors).toEqual(['32', '31']);
});

test('GitHub is told of them as before', () => {
  const lines = formatGithub(reminders, new Map(), 'pt').split('\n');
  expect(lines.at(-1)).toBe('2 problemas em 2 arquivos');
});

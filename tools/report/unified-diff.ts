import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';

/**
 * What differs between two texts, as `diff -u` writes it, with three lines around each change.
 * @param file its name in the head of the diff
 */
export const unifiedDiff = (file: string, before: string, after: string): string =>
  createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  }).replace(/\n$/, '');

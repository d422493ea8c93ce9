/**
 * What is pasted into a text as the words that it is: without characters that nobody sees, and in
 * one line, or, where a text may have paragraphs, in lines.
 */
export function cleanText(pasted: string, hasLines: boolean): string {
  const visible = pasted
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]/gu, (sign) => (sign === '\u200d' ? sign : ''))
    .replace(/\u200d(?!\p{Extended_Pictographic})/gu, '');
  return hasLines ? visible.trim() : visible.replace(/\s+/g, ' ').trim();
}

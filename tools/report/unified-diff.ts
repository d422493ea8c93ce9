const contextLines = 3;

/**
 * What differs between two texts with the same lines but for some, as `diff -u` writes it.
 * @param file its name in the head of the diff
 */
export function unifiedDiff(file: string, before: string, after: string): string {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const changed = old.flatMap((line, index) => (line === fresh[index] ? [] : [index]));
  const hunks: { from: number; to: number }[] = [];
  for (const index of changed) {
    const last = hunks.at(-1);
    if (last && index - contextLines <= last.to)
      last.to = Math.min(index + contextLines, old.length - 1);
    else
      hunks.push({
        from: Math.max(index - contextLines, 0),
        to: Math.min(index + contextLines, old.length - 1),
      });
  }
  const written = hunks.map(({ from, to }) => {
    const range = `${from + 1},${to - from + 1}`;
    const runs: string[] = [];
    for (let index = from; index <= to; ) {
      let end = index;
      while (end <= to && old[end] !== fresh[end]) end += 1;
      if (end === index) runs.push(` ${old[index]}`);
      else
        runs.push(
          ...old.slice(index, end).map((line) => `-${line}`),
          ...fresh.slice(index, end).map((line) => `+${line}`),
        );
      index = Math.max(end, index + 1);
    }
    return `@@ -${range} +${range} @@\n${runs.join('\n')}`;
  });
  return [`--- a/${file}`, `+++ b/${file}`, ...written].join('\n');
}

/** The lines of a text; the last one says where it has no end. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop()!;
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

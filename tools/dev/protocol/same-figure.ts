/** Units that are written alike in the languages of a site. */
const unit = /(?<=\d\s*)(?:h|min|s|km|m|cm|kg|g|mg|ml|x)(?![\p{L}\p{N}])/giu;

/** Whether a text is a figure that no language writes otherwise: `31%`, `24 h`; not `1.5`. */
export const isSameFigure = (text: string): boolean =>
  /\d/.test(text) && !/\d[.,]\d/.test(text) && !/[\p{L}\n]/u.test(text.replace(unit, ''));

/** A text by language. */
type Texts = Record<string, string>;

/**
 * Writes a figure in all languages at once: where the others say what this one said, say nothing,
 * or wait to be written. What it was put over comes back once it proves to be the beginning of
 * something else.
 * @param mark what a text begins with that waits to be written
 */
export function createFigureWriter(languages: string[], mark: string) {
  let covered: { language: string; others: Texts } | undefined;
  const isFree = (text = '', former = '') =>
    text === '' || text.startsWith(mark) || (text === former && isSameFigure(text));
  return {
    /** The texts once one of them says something else. */
    write(texts: Texts, language: string, text: string): Texts {
      if (covered?.language !== language) covered = undefined;
      const { [language]: former, ...others } = texts;
      const isFollowed = languages.every(
        (each) => each === language || isFree(texts[each], former),
      );
      if (isSameFigure(text) && isFollowed) {
        covered ??= { language, others };
        return inAll(languages, text);
      }
      const kept = covered?.others ?? others;
      covered = undefined;
      return { ...kept, [language]: text };
    },
    /** What is written from now on is another text. */
    end() {
      covered = undefined;
    },
  };
}

/** A text that is the same in all languages. */
export const inAll = (languages: string[], text: string): Texts =>
  Object.fromEntries(languages.map((language) => [language, text]));

import { useRef, useState } from 'react';
import { createFigureWriter, inAll, isSameFigure } from '../../protocol/same-figure.ts';
import { contextOf, type PanelFieldProps } from './panel-context.ts';

type Texts = Record<string, string>;

/**
 * A text that is a figure, and so the same in all languages unless somebody says otherwise: what
 * writes it, and the box to check that says so.
 */
export function useSameFigure(
  props: PanelFieldProps,
  texts: Texts,
  change: (texts: Texts) => void,
) {
  const { subject, choices, texts: words, shown } = contextOf(props);
  const languages = subject.languages.map(({ code }) => code);
  const writer = useRef(createFigureWriter(languages, choices.mark)).current;
  const [choice, setChoice] = useState<boolean>();
  const figure = [texts[shown], ...Object.values(texts)].find(
    (text) => text !== undefined && isSameFigure(text),
  );
  const isSame = languages.every((language) => texts[language] === figure);
  const isOffered = figure !== undefined && languages.length > 1 && !props.schema.isTime;
  return {
    write: (language: string, text: string): Texts =>
      choice === false || props.schema.isTime
        ? { ...texts, [language]: text }
        : writer.write(texts, language, text),
    end: writer.end,
    box: isOffered && (
      <label className="same">
        <input
          type="checkbox"
          aria-label={`${words.same}: ${props.schema.title}`}
          checked={choice ?? isSame}
          onChange={({ target: { checked } }) => {
            setChoice(checked);
            if (checked && !isSame) change(inAll(languages, figure));
          }}
        />
        {words.same}
      </label>
    ),
  };
}

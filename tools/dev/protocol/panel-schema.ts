/** How a value is edited: what people choose from or write, or what holds others. */
export type PanelControl =
  | 'text'
  | 'localized'
  | 'target'
  | 'icon'
  | 'art'
  | 'picture'
  | 'form'
  | 'hue'
  | 'choice'
  | 'flag'
  | 'number'
  | 'line'
  | 'values'
  | 'group'
  | 'list';

/**
 * A schema as the panel takes it: nothing refers elsewhere, names and choices are in the language
 * of the tools, and each value says how it is edited. A `text` has one value a language, each in
 * its own file; a `localized` one holds all languages by itself; all else is the same in every
 * language. `values` are one text or several.
 */
export type PanelSchema = {
  control: PanelControl;
  /** JSON's type of the value; of a `text`, that of what holds its languages. */
  type: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  title: string;
  /** What helps to fill it in; left out where the title says all. */
  description?: string;
  properties?: Record<string, PanelSchema>;
  required?: string[];
  items?: PanelSchema;
  /** Of a list: the items that are ready to be added, in groups. */
  ready?: ReadyItem[];
  /** Of a list: whether its items are edited beside each other. */
  isOpen?: boolean;
  /** Of a group: the properties that people write first; they seldom need the others. */
  first?: string[];
  /** Of a choice: by value, what the group becomes as long as nobody wrote its label. */
  fills?: Record<string, Record<string, unknown>>;
  /** Of a form's note on what its data is for: how it agrees with a consent to marketing. */
  forConsent?: PurposeRules;
  /** Of a list: what people call one of its items, as in "Add field". */
  itemName?: string;
  exactlyOne?: string[];
  choices?: { value: string; title: string }[];
  /** Whether a text may have several lines. */
  isLong?: boolean;
  /** Whether a group is the point of its picture that crops keep. */
  isFocus?: boolean;
  /** What the code fills into a text, as `brand` of `{brand}`. */
  placeholders?: string[];
  /** Of a choice: by value, the neighbour that it needs. */
  brings?: Record<string, string>;
  /** What a new value begins as, whatever stands beside it. */
  initial?: unknown;
  /** Whether a text is a day, an hour and a time zone. */
  isTime?: boolean;
  /** What counts where the value is left out. */
  standard?: unknown;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/**
 * The sentence that a form's note on its data ends with, by language, where it asks for consent to
 * marketing; and by which words is seen that a note leaves no room for that.
 */
export type PurposeRules = { text: Record<string, string>; only: string[]; marketing: string[] };

/** An item that is ready to be added to a list: its name, and the name of its group. */
export type ReadyItem = { group: string; title: string; value: Record<string, unknown> };

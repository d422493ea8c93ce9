import type { PlacedProblem } from '../../protocol/edits.ts';
import type { FieldNotice, PanelChoices, PanelSubject } from '../../protocol/panel.ts';
import type { PanelTexts } from '../../protocol/panel-texts.ts';
import type { SitePart } from '../../protocol/site-part.ts';

/** What the panel shows at a moment. `draft` is what is in its fields, sent or not. */
export type PanelState = {
  texts: PanelTexts;
  choices: PanelChoices;
  /** All parts of the site, where one of them is edited. */
  parts: SitePart[];
  /** Undefined where the section is gone. */
  subject: PanelSubject | undefined;
  /** What is said of its texts, of those that were sent. */
  notices: FieldNotice[];
  draft: unknown;
  problems: PlacedProblem[];
  notice: 'kept' | 'refused' | 'conflict' | 'unsent' | undefined;
  /** Why the server changes nothing at all, in its words; else empty. */
  refusal: string;
  /** What others wrote where there is a conflict. */
  other: string;
  /** How many fields say what is refused, in conflict or not sent. */
  unkept: number;
};

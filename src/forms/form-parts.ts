import type { ResolvedForm } from '../lib/page-data.ts';
import type * as Parts from './rich-form.ts';

/** What only forms with choices, conditions or steps need: most pages never load it. */
type FormParts = typeof Parts;

let parts: FormParts | undefined;

/** Whether a form needs more than plain fields. */
const needsParts = ({ fields }: ResolvedForm) =>
  fields.some(
    ({ kind, options, showIf, step }) => options || kind === 'checkbox' || showIf || step,
  );

/** Loads what the forms of a page need, before they are rendered. @throws where it does not come */
export async function loadFormParts(forms: Record<string, ResolvedForm>): Promise<void> {
  if (!parts && Object.values(forms).some(needsParts)) parts = await import('./rich-form.ts');
}

/** Has what renders forms at once use these parts: the answers of the server. */
export function registerFormParts(loaded: FormParts): void {
  parts = loaded;
}

/** The parts, where some form of the page needs them. */
export const formParts = () => parts;

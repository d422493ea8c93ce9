import type { ProviderScript } from '../generated/types.ts';
import { color } from '../theme/tokens.ts';

/**
 * The forms that the provider's script has hooked: it looks for its form once, when it runs, so it
 * runs once for each form.
 */
const attached = new WeakSet<HTMLFormElement>();

/** One form after the other: while the script loads for one, the ids stay there. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Hands a form to the provider's validation script once somebody focuses or fills in one of its
 * fields, or has already.
 * The form and its response areas get the ids that the script looks for, taken from the form that
 * had them before, and the script is loaded.
 * Where it does not come, the form is sent as it stands.
 */
export function attachOnFirstUse(form: HTMLFormElement, script: ProviderScript): void {
  const touch = () => (queue = queue.then(() => attachScript(form, script)));
  form.addEventListener('focusin', touch);
  form.addEventListener('input', touch);
  if (form.contains(document.activeElement)) touch();
}

function attachScript(
  form: HTMLFormElement,
  { src, formId, errorId, successId }: ProviderScript,
): Promise<unknown> | undefined {
  const error = form.querySelector<HTMLElement>('[data-response=error]');
  if (error) error.style.color = color('danger');
  moveId(form, formId);
  moveId(error, errorId);
  moveId(form.querySelector('[data-response=success]'), successId);
  if (attached.has(form)) return undefined;
  attached.add(form);
  return loadScript(src);
}

function moveId(element: Element | null, id: string): void {
  if (!element) return;
  const holder = document.getElementById(id);
  if (holder !== element) holder?.removeAttribute('id');
  element.id = id;
}

/** Resolves once the script has run, or cannot. */
function loadScript(src: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  return new Promise((done) => (script.onload = script.onerror = done));
}

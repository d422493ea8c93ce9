/** What the body of an answer is. */
export type Content =
  | { kind: 'empty' | 'page' | 'broken' }
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; text: string };

/**
 * A body is what it looks like: many servers say text/html of everything. What starts like a page
 * (or a PHP warning) is one; JSON that ends too early is broken.
 */
export function contentOf(body: string): Content {
  const text = body.trim();
  if (text === '') return { kind: 'empty' };
  if (text.startsWith('<')) return { kind: 'page' };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? { kind: 'text', text: value } : { kind: 'json', value };
  } catch {
    return /^[{["]/.test(text) ? { kind: 'broken' } : { kind: 'text', text };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The HTTP status of an error that a JSON answer names in its body, if it does. */
export function statusIn(value: unknown): number | undefined {
  if (!isObject(value)) return undefined;
  const inner = isObject(value.error) ? value.error : {};
  return [value.status, value.statusCode, value.code, inner.status, inner.code]
    .map(Number)
    .find((status) => status >= 400 && status <= 599);
}

/**
 * Whether a JSON answer says by itself that something failed, whatever its status: `{"ok":false}`,
 * `{"result":"error"}`, `{"errors":[…]}`, and 0 or -1 as WordPress does.
 */
export function tellsError(value: unknown): boolean {
  if (!isObject(value)) return value === false || (typeof value === 'number' && value <= 0);
  const denied = [value.success, value.ok].some((said) => /^(false|0|no)$/i.test(String(said)));
  const failed = [value.result, value.status].some((said) =>
    /^(errors?|fail(ed|ure)?)$/i.test(String(said)),
  );
  const filled = [value.error, value.errors].some((said) =>
    isObject(said) ? Object.keys(said).length > 0 : Boolean(said),
  );
  return denied || failed || filled || statusIn(value) !== undefined;
}

/** Whether a JSON answer is the member of a list, or says by itself that all went well. */
export function tellsSuccess(value: unknown): boolean {
  if (!isObject(value)) return false;
  const well = [value.success, value.ok, value.result, value.status].some((said) =>
    /^(true|ok|success)$/i.test(String(said)),
  );
  return (
    well || [value.id, value.email_address].some((said) => typeof said === 'string' && said !== '')
  );
}

const messageKeys = [
  'title',
  'detail',
  'msg',
  'message',
  'description',
  'error_description',
  'reason',
  'code',
  'error',
  'errors',
];

/**
 * The beginning of what an answer says in words, in one line; e-mail addresses are left out, for
 * they are the visitor's words.
 */
export function messageOf(content: Content): string {
  const values =
    content.kind === 'json'
      ? [content.value]
          .flat()
          .flatMap((each) => (isObject(each) ? messageKeys.map((key) => each[key]) : []))
      : [];
  const said =
    content.kind === 'text' ? [content.text] : values.flatMap((value) => textsIn(value, 4));
  return said
    .join(' | ')
    .slice(0, 1000)
    .replace(/\S+@\S+/g, '');
}

/** The texts in a value, down to a depth. */
function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) && depth > 0
    ? Object.values(value).flatMap((each) => textsIn(each, depth - 1))
    : [];
}

/** What the body of an answer is. */
export type ResponseBody =
  | { kind: 'empty' | 'page' | 'broken' }
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; text: string };

/**
 * A body is what it looks like: many servers say text/html of everything. What starts like a page
 * (or a PHP warning) is one; JSON that ends too early is broken.
 */
export function parseBody(body: string): ResponseBody {
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
export function errorStatusIn(value: unknown): number | undefined {
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
export function reportsError(value: unknown): boolean {
  if (!isObject(value)) return value === false || (typeof value === 'number' && value <= 0);
  const hasFalseFlag = [value.success, value.ok].some((field) =>
    /^(false|0|no)$/i.test(String(field)),
  );
  const hasFailureWord = [value.result, value.status].some((field) =>
    /^(errors?|fail(ed|ure)?)$/i.test(String(field)),
  );
  const hasErrors = [value.error, value.errors].some((field) =>
    isObject(field) ? Object.keys(field).length > 0 : Boolean(field),
  );
  return hasFalseFlag || hasFailureWord || hasErrors || errorStatusIn(value) !== undefined;
}

/** Whether a JSON answer is the member of a list, or says by itself that all went well. */
export function reportsSuccess(value: unknown): boolean {
  if (!isObject(value)) return false;
  const hasSuccessWord = [value.success, value.ok, value.result, value.status].some((field) =>
    /^(true|ok|success)$/i.test(String(field)),
  );
  return (
    hasSuccessWord ||
    [value.id, value.email_address].some((field) => typeof field === 'string' && field !== '')
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
export function errorMessageOf(body: ResponseBody): string {
  const values =
    body.kind === 'json'
      ? [body.value]
          .flat()
          .flatMap((each) => (isObject(each) ? messageKeys.map((key) => each[key]) : []))
      : [];
  const texts =
    body.kind === 'text' ? [body.text] : values.flatMap((value) => collectTexts(value, 4));
  return texts
    .join(' | ')
    .slice(0, 1000)
    .replace(/\S+@\S+/g, '');
}

/** The texts in a value, down to a depth. */
function collectTexts(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value];
  return isObject(value) && depth > 0
    ? Object.values(value).flatMap((each) => collectTexts(each, depth - 1))
    : [];
}

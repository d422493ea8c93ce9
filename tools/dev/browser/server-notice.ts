import type { PreviewMessages } from '../protocol/preview-messages.ts';
import { shadowElement, textElement } from './shadow-element.ts';

/** The language and the words of the notice. */
export type NoticeTexts = Pick<PreviewMessages, 'language' | 'noServer'>;

const styles = `
:host{
  position:fixed;inset:1rem 1rem auto auto;z-index:1002;max-width:min(32rem,calc(100vw - 2rem));
  padding:12px 20px;border-radius:12px;background:#1b1412;color:#fff;
  font:600 16px/1.5 system-ui,sans-serif;box-shadow:0 8px 40px rgb(0 0 0/.35)}`;

let notice: HTMLElement | undefined;

/** What the server will not do, in words for the person. */
class Refusal extends Error {}

/**
 * Waits for what asks the editing server for something, and says so on the page when that fails.
 * The notice goes with the next request that succeeds.
 * @returns what the request gave; undefined where it failed
 */
export async function withServerNotice<T>(
  request: () => Promise<T>,
  { language, noServer }: NoticeTexts,
): Promise<T | undefined> {
  try {
    const result = await request();
    notice?.remove();
    notice = undefined;
    return result;
  } catch (cause) {
    if (!(cause instanceof Refusal)) console.error(cause);
    showServerNotice(language, cause instanceof Refusal ? cause.message : noServer);
    return undefined;
  }
}

/** Says something about the editing server, until a request to it succeeds. */
export function showServerNotice(language: string, text: string): void {
  notice?.remove();
  notice = shadowElement('server-notice', language, styles, textElement('span', text));
  notice.setAttribute('role', 'alert');
  document.body.append(notice);
}

/** A response of the editing server. @throws where there is none, or it says that it failed */
export async function fetchFromServer(path: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(path, options);
  if (response.status === 422) throw new Refusal(await response.text());
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response;
}

import type { EditAnswer } from '../protocol/edits.ts';
import { type AskServer, askServer } from './ask-server.ts';

/** The window's event after the number of fields of the panel that are not kept has changed. */
export const unkeptChanged = 'panel:unkept';

/** The window's event after a change was made in the panel. */
export const changedInPanel = 'panel:changed';

let flushOpen: (() => Promise<void>) | undefined;
let unkept = 0;

/** Says how the panel that is open sends what waits in it; without an argument none is open. */
export function setPanelFlush(flush?: () => Promise<void>): void {
  flushOpen = flush;
}

/** Has the panel send what waits in it, and waits for the answers. */
export const flushPanel = async (): Promise<void> => flushOpen?.();

/** How many fields of the panel say what is refused, in conflict or not sent. */
export const unkeptFields = (): number => unkept;

/** Tells how many fields of the panel are not kept. */
export function tellUnkept(count: number): void {
  if (count === unkept) return;
  unkept = count;
  dispatchEvent(new Event(unkeptChanged));
}

/** Asks the editing server for the panel, and tells of a change that was made. */
export const askForPanel: AskServer = async (path, body) => {
  const answer = await askServer(path, body);
  const isMade = body !== undefined && (answer as EditAnswer).outcome === 'done';
  if (isMade) dispatchEvent(new Event(changedInPanel));
  return answer;
};

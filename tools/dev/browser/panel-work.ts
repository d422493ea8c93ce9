import type { EditAnswer } from '../protocol/edits.ts';
import { type AskServer, askServer } from './ask-server.ts';

/** The window's event after the number of fields of the panel that are not kept has changed. */
export const unkeptChanged = 'panel:unkept';

/** The window's event after a change was made in the panel. */
export const changedInPanel = 'panel:changed';

type PanelWork = {
  /** Sends what waits, and waits for the answers. */
  flush: () => Promise<void>;
  /** Whether something is not kept, or not known to be. */
  hasUnkept: () => boolean;
};

let work: PanelWork | undefined;
let unkept = 0;

/** Tells what is to be asked of the panel that is open; without an argument none is open. */
export function setPanelWork(ofOpen?: PanelWork): void {
  work = ofOpen;
}

/** Has the panel send what waits in it, and waits for the answers. */
export const flushPanel = async (): Promise<void> => work?.flush();

/** Whether something in the panel is not kept, also what is being typed. */
export const hasUnkeptInPanel = (): boolean => work?.hasUnkept() ?? false;

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

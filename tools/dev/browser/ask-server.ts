import { fetchFromServer } from './server-notice.ts';

/** Asks the editing server for something as JSON, or sends it something. */
export type AskServer = (path: string, body?: unknown) => Promise<unknown>;

/** The answer of the server, also where it refuses what it is sent. @throws where there is none */
export const askServer: AskServer = async (path, body) => {
  if (body === undefined) return (await fetchFromServer(path)).json();
  const options = { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  return (await fetch(path, { ...options, headers })).json();
};

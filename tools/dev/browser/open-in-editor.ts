import type { ToolLanguage } from '../../messages/language.ts';
import { fetchFromServer, withServerNotice } from './server-notice.ts';

/** Opens a file in the person's code editor. @param place `/folder/file.json:line:column` */
export const openInEditor = (place: string, language: ToolLanguage): void =>
  void withServerNotice(
    () => fetchFromServer(`/__open-in-editor?file=${encodeURIComponent(place)}`),
    language,
  );

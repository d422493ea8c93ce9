import { fetchFromServer, type NoticeTexts, withServerNotice } from './server-notice.ts';

/** Opens a file in the person's code editor. @param place `/folder/file.json:line:column` */
export const openInEditor = (place: string, texts: NoticeTexts): void =>
  void withServerNotice(
    () => fetchFromServer(`/__open-in-editor?file=${encodeURIComponent(place)}`),
    texts,
  );

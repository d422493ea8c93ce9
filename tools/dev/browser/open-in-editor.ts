/** Opens a file in the person's code editor. @param place `/folder/file.json:line:column` */
export const openInEditor = (place: string): void =>
  void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);

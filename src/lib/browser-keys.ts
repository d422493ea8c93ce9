/** Whether a key is pressed with one that makes it the browser's own: Alt and an arrow go back. */
export const isBrowserKey = ({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean => altKey || ctrlKey || metaKey;

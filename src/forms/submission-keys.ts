/**
 * Names what is sent, for the inbox: the same content keeps its key however often it is sent, so
 * that it is kept once; other content gets another.
 * @returns the key of a content
 */
export function createSubmissionKeys(): (content: string) => string {
  let last: { content: string; key: string } | undefined;
  return (content) => {
    if (content !== last?.content) last = { content, key: randomKey() };
    return last.key;
  };
}

/**
 * 128 random bits. crypto.randomUUID would be missing where a page is not served securely: on an
 * address of the local network.
 */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

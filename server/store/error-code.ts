/** What a log may say of an error: its code, or its kind; a message may hold what was sent. */
export function errorCode(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** Said wrongly, or to a place where nothing can be written: told in one sentence. */
export class UsageError extends Error {}

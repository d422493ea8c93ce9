/** Said wrongly, or to a place where nothing can be written: told as it is, without more ado. */
export class UsageError extends Error {}

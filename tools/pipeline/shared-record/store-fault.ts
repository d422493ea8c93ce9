/** Why the shared record is not used; its words are the messages `cli.build.shared.<reason>`. */
export type StoreFault =
  | { reason: 'wrongAddress' }
  | { reason: 'unreachable'; why: string }
  | { reason: 'refused'; status: number }
  | { reason: 'damaged'; object: string }
  | { reason: 'changed' };

/** Thrown where a store cannot do what is asked of it: a build goes on without it. */
export class StoreError extends Error {
  fault: StoreFault;

  constructor(fault: StoreFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

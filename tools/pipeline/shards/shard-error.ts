/** Why shards are not made or joined; its words are the messages `cli.build.shards.<reason>`. */
export type ShardFault =
  | { reason: 'taken' | 'unknown'; folder: string }
  | { reason: 'twice'; share: string; one: string; other: string }
  | { reason: 'otherCount' | 'otherInputs'; one: string; other: string }
  | { reason: 'missing'; shares: string; count: number; number: number }
  | { reason: 'damaged'; file: string };

export class ShardError extends Error {
  fault: ShardFault;

  constructor(fault: ShardFault) {
    super(JSON.stringify(fault));
    this.fault = fault;
  }
}

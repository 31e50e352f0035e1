/** The epoch of ids: 2020-01-01 UTC (§9). */
export const snowflakeEpoch = 1_577_836_800_000;
/** Bit sizes of the parts of an id. */
export const snowflakeBits = { timestamp: 41, datacenter: 5, worker: 5, sequence: 12 } as const;

const largest = (bits: number): number => 2 ** bits - 1;
const maxSequence = largest(snowflakeBits.sequence);

export interface SnowflakeNode {
  readonly datacenterId: number;
  readonly workerId: number;
}

const checkRange = (name: keyof SnowflakeNode, value: number, max: number): void => {
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new RangeError(`${name} must be between 0 and ${max}`);
};

const idAt = (elapsed: number, { datacenterId, workerId }: SnowflakeNode, sequence: number): string => {
  const { datacenter, worker, sequence: bits } = snowflakeBits;
  const withDatacenter = (BigInt(elapsed) << BigInt(datacenter)) | BigInt(datacenterId);
  const withWorker = (withDatacenter << BigInt(worker)) | BigInt(workerId);
  return String((withWorker << BigInt(bits)) | BigInt(sequence));
};

/** Generates increasing, unique ids on one node; throws for values out of range and when the clock moves backwards (§8). */
export function createSnowflake(node: SnowflakeNode): (now: number) => string {
  checkRange('workerId', node.workerId, largest(snowflakeBits.worker));
  checkRange('datacenterId', node.datacenterId, largest(snowflakeBits.datacenter));
  let lastNow = 0;
  // When the sequence of a millisecond is used up, the next one is used early, so `used` may be ahead of the clock.
  let used = -1;
  let sequence = 0;
  return (now) => {
    if (now < lastNow)
      throw new Error(`Clock moved backwards. Refusing to generate id for ${lastNow - now} milliseconds`);
    const elapsed = now - snowflakeEpoch;
    if (!Number.isInteger(elapsed) || elapsed < 0 || elapsed > largest(snowflakeBits.timestamp))
      throw new RangeError('Clock is outside the range of the ids');
    lastNow = now;
    if (elapsed > used) [used, sequence] = [elapsed, 0];
    else if (sequence < maxSequence) sequence += 1;
    else [used, sequence] = [used + 1, 0];
    return idAt(used, node, sequence);
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIdGenerator, fallbackId } from './id-generator.ts';
import { createSnowflake, snowflakeBits, snowflakeEpoch } from './snowflake.ts';

const at = snowflakeEpoch + 123_456_789;

describe('the id generator (§9)', () => {
  it('has the epoch, the bit sizes and the largest sequence of the specification', () => {
    expect(snowflakeEpoch).toBe(1577836800000);
    expect(snowflakeBits).toEqual({ timestamp: 41, datacenter: 5, worker: 5, sequence: 12 });
    const next = createSnowflake({ datacenterId: 0, workerId: 0 });
    const sequences = Array.from({ length: 4097 }, () => BigInt(next(at)) & 4095n);
    expect(sequences[4095]).toBe(4095n);
    expect(sequences[4096]).toBe(0n);
  });

  it('packs time, datacenter, worker and sequence', () => {
    const id = BigInt(createSnowflake({ datacenterId: 17, workerId: 9 })(at));
    expect([id >> 22n, (id >> 17n) & 31n, (id >> 12n) & 31n, id & 4095n]).toEqual([
      123_456_789n,
      17n,
      9n,
      0n,
    ]);
  });

  it.each([-1, 32, 1.5, Number.NaN])('refuses %d as a node id (§5)', (bad) => {
    expect(() => createSnowflake({ datacenterId: 0, workerId: bad })).toThrow(
      'workerId must be between 0 and 31',
    );
    expect(() => createSnowflake({ datacenterId: bad, workerId: 0 })).toThrow(
      'datacenterId must be between 0 and 31',
    );
  });

  it('throws when the clock moved backwards (§8)', () => {
    const next = createSnowflake({ datacenterId: 1, workerId: 1 });
    next(at);
    expect(() => next(at - 7)).toThrow('Clock moved backwards. Refusing to generate id for 7 milliseconds');
    expect(next(at)).toBeTruthy();
  });

  it('gives unique, increasing ids for any number of requests per millisecond', () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ wait: fc.nat(3), count: fc.nat(6000) }), { maxLength: 4 }),
        fc.nat(31),
        fc.nat(31),
        (bursts, datacenterId, workerId) => {
          const next = createSnowflake({ datacenterId, workerId });
          let now = at;
          const ids: bigint[] = [];
          for (const { wait, count } of bursts) {
            now += wait;
            for (let index = 0; index < count; index += 1) ids.push(BigInt(next(now)));
          }
          return ids.every((id, index) => index === 0 || id > (ids[index - 1] ?? 0n));
        },
      ),
      { numRuns: 30 },
    ));

  it.each([
    ['a second back', -1_000],
    ['an hour back', -3_600_000],
    ['twelve hours ahead', 12 * 3_600_000],
    ['a month ahead', 31 * 86_400_000],
    ['a year back', -365 * 86_400_000],
    ['a year ahead', 365 * 86_400_000],
  ])('ids stay unique after the clock is set %s (F10)', (_set, ms) => {
    let [now, random] = [at + 400 * 86_400_000, 0];
    const next = createIdGenerator({
      datacenterId: 3,
      workerId: 4,
      now: () => now,
      random: () => (random += 0.001),
    });
    const some = () => Array.from({ length: 100 }, next);
    const before = some();
    now += ms;
    const during = some();
    now -= ms;
    const ids = [...before, ...during, ...some()];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives different nodes different ids', () => {
    const nodes = Array.from({ length: 32 }, (_, id) =>
      createSnowflake({ datacenterId: id, workerId: 31 - id }),
    );
    const ids = nodes.flatMap((next) => [next(at), next(at)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('an id when the generator fails (§8)', () => {
  it.each([
    [0, '1700000000000000000'],
    [0.5, '1700000000000500000'],
    [0.9999999, '1700000000000999999'],
    [0.000042, '1700000000000000042'],
  ])('is the milliseconds and six random digits: %d', (random, id) =>
    expect(fallbackId(1_700_000_000_000, random)).toBe(id),
  );

  it('is used when the clock moved backwards, the node id is invalid or the clock is before the epoch', () => {
    let now = at;
    const next = createIdGenerator({ datacenterId: 1, workerId: 1, now: () => now, random: () => 0.25 });
    expect(next()).not.toBe(fallbackId(at, 0.25));
    now = at - 1;
    expect(next()).toBe(fallbackId(at - 1, 0.25));
    expect(createIdGenerator({ datacenterId: 99, workerId: 1, now: () => at, random: () => 0.25 })()).toBe(
      fallbackId(at, 0.25),
    );
    expect(createIdGenerator({ datacenterId: 1, workerId: 1, now: () => 5, random: () => 0.25 })()).toBe(
      '5250000',
    );
  });
});

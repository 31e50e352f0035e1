import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datacenterId, workerId } from './node-ids.ts';
import { randomId } from './random-id.ts';

describe('the ids of a device and a session (§9)', () => {
  it('derives a stable datacenter between 0 and 31 from a fingerprint', () =>
    fc.assert(
      fc.property(fc.string(), (fingerprint) => {
        const id = datacenterId(fingerprint);
        return Number.isInteger(id) && id >= 0 && id <= 31 && id === datacenterId(fingerprint);
      }),
    ));

  it('uses all 32 datacenters', () =>
    expect(new Set(Array.from({ length: 500 }, (_, at) => datacenterId(`Phone/${at}`))).size).toBe(32));

  it.each([
    [0, 0],
    [0.5, 16],
    [0.99999, 31],
  ])('derives a worker from a random number: %d → %i', (random, id) => expect(workerId(random)).toBe(id));

  it('writes 16 random bytes as 32 hex characters', () => {
    expect(randomId(Uint8Array.from({ length: 16 }, (_, at) => at * 17))).toBe(
      '00112233445566778899aabbccddeeff',
    );
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) =>
        /^[\da-f]{32}$/.test(randomId(bytes)),
      ),
    );
    expect(() => randomId(new Uint8Array(8))).toThrow(RangeError);
  });
});

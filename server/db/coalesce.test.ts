import { describe, expect, it } from 'vitest';
import { coalesce, type CoalesceOptions } from './coalesce.ts';

const sizes: number[] = [];
const options = (change: Partial<CoalesceOptions<number, number>> = {}): CoalesceOptions<number, number> => ({
  maxBatch: 100,
  maxQueue: 1_000,
  maxWaitMs: 5_000,
  run: async (_key, items) => {
    sizes.push(items.length);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return items.map((item) => item * 2);
  },
  onOverload: () => new Error('too many'),
  ...change,
});
const forgetSizes = () => void (sizes.length = 0);

describe('coalescing', () => {
  it('runs a single item at once, and many in batches in their order', async () => {
    forgetSizes();
    const submit = coalesce(options());
    expect(await submit('a', 1)).toBe(2);
    const results = await Promise.all(Array.from({ length: 250 }, (_, at) => submit('a', at)));
    expect(results).toEqual(Array.from({ length: 250 }, (_, at) => at * 2));
    expect(sizes).toEqual([1, 100, 100, 50]);
  });

  it('keeps items of different keys in different batches', async () => {
    forgetSizes();
    const submit = coalesce(options());
    await Promise.all([submit('a', 1), submit('b', 2), submit('a', 3)]);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('rejects at once an item that finds the queue full, and later one that has waited too long', async () => {
    const full = coalesce(options({ maxQueue: 2 }));
    const settled = await Promise.allSettled([full('a', 1), full('a', 2), full('a', 3)]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const slow = coalesce(
      options({
        maxBatch: 1,
        maxWaitMs: 15,
        run: async (_key, items) => (await new Promise((resolve) => setTimeout(resolve, 30)), items),
      }),
    );
    const queued = await Promise.allSettled([slow('a', 1), slow('a', 2), slow('a', 3)]);
    expect(queued.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('runs the next batch beside one that is not answered', async () => {
    const unanswered = Promise.withResolvers<readonly number[]>();
    const started = Promise.withResolvers<void>();
    const submit = coalesce(
      options({
        run: async (_key, items) => (started.resolve(), items.includes(1) ? unanswered.promise : items),
      }),
    );
    const first = submit('a', 1);
    await started.promise;
    const seen: unknown[] = [];
    void first.then((result) => seen.push(result));
    expect(await submit('a', 2)).toBe(2);
    expect(await Promise.all([submit('a', 3), submit('a', 4)])).toEqual([3, 4]);
    expect(seen).toEqual([]);
    unanswered.resolve([10]);
    expect(await first).toBe(10);
  });

  it('fails only the item with the bad value, but the whole batch when the database is unavailable', async () => {
    const withBadValue = coalesce(
      options({
        run: async (_key, items) =>
          items.includes(7) ? Promise.reject(Object.assign(new Error('bad'), { code: '23503' })) : items,
      }),
    );
    const mixed = await Promise.allSettled([1, 2, 7, 3].map((item) => withBadValue('a', item)));
    expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    let runs = 0;
    const unavailable = coalesce(
      options({
        run: async () => ((runs += 1), Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))),
      }),
    );
    const failed = await Promise.allSettled([1, 2, 3, 4].map((item) => unavailable('a', item)));
    expect(failed.every(({ status }) => status === 'rejected')).toBe(true);
    expect(runs).toBe(1);
  });
});

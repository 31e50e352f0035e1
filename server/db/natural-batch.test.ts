import { describe, expect, it } from 'vitest';
import { naturalBatch, type BatchRules } from './natural-batch.ts';

const sizes: number[] = [];
const rules = (change: Partial<BatchRules<number, number>> = {}): BatchRules<number, number> => ({
  most: 100,
  longest: 1_000,
  patienceMs: 5_000,
  run: async (_key, items) => {
    sizes.push(items.length);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return items.map((item) => item * 2);
  },
  turnedAway: () => new Error('too many'),
  ...change,
});
const fresh = () => void (sizes.length = 0);

describe('natural batching', () => {
  it('serves one alone at once, and a crowd together in its order', async () => {
    fresh();
    const submit = naturalBatch(rules());
    expect(await submit('a', 1)).toBe(2);
    const crowd = await Promise.all(Array.from({ length: 250 }, (_, at) => submit('a', at)));
    expect(crowd).toEqual(Array.from({ length: 250 }, (_, at) => at * 2));
    expect(sizes).toEqual([1, 100, 100, 50]);
  });

  it('keeps what has nothing to do with each other apart', async () => {
    fresh();
    const submit = naturalBatch(rules());
    await Promise.all([submit('a', 1), submit('b', 2), submit('a', 3)]);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('turns away at once who would have to stand in too long a line, and later who has stood too long', async () => {
    const full = naturalBatch(rules({ longest: 2 }));
    const settled = await Promise.allSettled([full('a', 1), full('a', 2), full('a', 3)]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const slow = naturalBatch(
      rules({
        most: 1,
        patienceMs: 15,
        run: async (_key, items) => (await new Promise((resolve) => setTimeout(resolve, 30)), items),
      }),
    );
    const line = await Promise.allSettled([slow('a', 1), slow('a', 2), slow('a', 3)]);
    expect(line.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('lets nobody fail for a stranger’s bad value, but everybody when the database is away', async () => {
    const picky = naturalBatch(
      rules({
        run: async (_key, items) =>
          items.includes(7) ? Promise.reject(Object.assign(new Error('bad'), { code: '23503' })) : items,
      }),
    );
    const mixed = await Promise.allSettled([1, 2, 7, 3].map((item) => picky('a', item)));
    expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    let runs = 0;
    const away = naturalBatch(
      rules({
        run: async () => ((runs += 1), Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))),
      }),
    );
    const lost = await Promise.allSettled([1, 2, 3, 4].map((item) => away('a', item)));
    expect(lost.every(({ status }) => status === 'rejected')).toBe(true);
    expect(runs).toBe(1);
  });
});

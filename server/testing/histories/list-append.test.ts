import { describe, expect, it } from 'vitest';
import { anomaliesIn, type Anomalies, type SeenTransaction, type Step } from './list-append.ts';

const append = (key: string, value: number): Step => ({ key, append: value });
const read = (key: string, ...values: readonly number[]): Step => ({ key, read: values });
const committed = (name: string, ...steps: readonly Step[]): SeenTransaction => ({
  name,
  outcome: 'committed',
  steps,
});
const aborted = (name: string, ...steps: readonly Step[]): SeenTransaction => ({
  name,
  outcome: 'aborted',
  steps,
});
const none: Anomalies = { garbled: [], dirty: [], circles: [], skewed: [] };

describe('circles among transactions (F18)', () => {
  it('finds none where they came one after the other', () => {
    expect(
      anomaliesIn([
        committed('a', append('x', 1), append('y', 2)),
        aborted('b', append('x', 3)),
        committed('c', read('x', 1), append('x', 4), append('x', 5), read('x', 1, 4, 5)),
        committed('d', read('y', 2), read('x', 1, 4, 5), append('y', 6)),
        committed('e', read('y', 2, 6)),
      ]),
    ).toEqual(none);
  });

  it.each<[string, keyof Anomalies, readonly SeenTransaction[]]>([
    [
      'writes of two transactions interleave (G0)',
      'circles',
      [
        committed('a', append('x', 1), append('y', 2)),
        committed('b', append('x', 3), append('y', 4)),
        committed('r', read('x', 1, 3), read('y', 4, 2)),
      ],
    ],
    [
      'a value that was rolled back is read (G1a)',
      'dirty',
      [aborted('a', append('x', 1)), committed('b', read('x', 1))],
    ],
    [
      'a value is read before its transaction is done with the list (G1b)',
      'dirty',
      [
        committed('a', append('x', 1), append('x', 2)),
        committed('b', read('x', 1)),
        committed('c', read('x', 1, 2)),
      ],
    ],
    [
      'two transactions see each other’s writes (G1c)',
      'circles',
      [committed('a', append('x', 1), read('y', 2)), committed('b', append('y', 2), read('x', 1))],
    ],
    [
      'a reader sees half of a transaction (G-single)',
      'skewed',
      [
        committed('a', append('x', 1), append('y', 2)),
        committed('b', read('x'), read('y', 2)),
        committed('c', read('x', 1)),
      ],
    ],
    [
      'two decide on what the other is changing (G2)',
      'skewed',
      [
        committed('a', read('x'), append('y', 1)),
        committed('b', read('y'), append('x', 2)),
        committed('c', read('x', 2), read('y', 1)),
      ],
    ],
    [
      'an update is lost',
      'garbled',
      [
        committed('a', append('x', 1)),
        committed('b', append('x', 2)),
        committed('c', read('x', 1)),
        committed('d', read('x', 2)),
      ],
    ],
    ['a value is there twice', 'garbled', [committed('a', append('x', 1)), committed('b', read('x', 1, 1))]],
  ])('finds it when %s', (_what, kind, history) => {
    expect(anomaliesIn(history)[kind].length).toBeGreaterThan(0);
  });
});

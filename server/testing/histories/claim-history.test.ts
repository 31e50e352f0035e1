import { describe, expect, it } from 'vitest';
import { faultsIn, type ClaimHistory, type InTheEnd } from './claim-history.ts';

const cycle = '2026-11';
const claim = (
  owner: string,
  claimId: string,
  state: 'delivering' | 'delivered' | 'failed' = 'delivered',
) => ({ owner, cycle, claimId, state });
const took = (startedAt: number, ended = startedAt + 10) => ({ startedAt, ended });
const saw = (state: 'delivering' | 'delivered' | 'failed', claimId = 'c1') => [{ cycle, claimId, state }];

/** Two claims in turn, a read of each list, and stock reads before, between and after. */
const good = {
  confirmed: [
    { ...took(0), owner: 'a', cycle, claimId: 'c1' },
    { ...took(100), owner: 'b', cycle, claimId: 'c2' },
  ],
  looks: [
    { ...took(20), owner: 'a', claims: saw('delivering') },
    { ...took(40), owner: 'a', claims: saw('delivered') },
    { ...took(120), owner: 'b', claims: saw('delivered', 'c2') },
  ],
  counts: [
    { ...took(-20), cycle, remaining: 5 },
    { ...took(50), cycle, remaining: 4 },
    { ...took(200), cycle, remaining: 3 },
  ],
} satisfies ClaimHistory;
const end: InTheEnd = { claims: [claim('a', 'c1'), claim('b', 'c2')], stock: 5 };
const none = { lost: [], twice: [], unconfirmed: [], forgotten: [], miscounted: [] };

describe('the clients’ answers against the final rows (F18)', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(faultsIn(good, end)).toEqual(none);
    expect(faultsIn({ confirmed: [], looks: [], counts: [] }, { claims: [], stock: 0 })).toEqual(none);
  });

  it('a read during a claim may show the state before or after it', () => {
    const during = (remaining: number) => ({
      ...good,
      counts: [{ startedAt: 102, ended: 104, cycle, remaining }],
      looks: [
        ...good.looks,
        { startedAt: 101, ended: 103, owner: 'b', claims: remaining === 3 ? saw('delivering', 'c2') : [] },
      ],
    });
    expect([faultsIn(during(4), end), faultsIn(during(3), end)]).toEqual([none, none]);
  });

  it('a claim given back leaves its slot and its unit to the next', () => {
    const history = {
      confirmed: [...good.confirmed, { ...took(300), owner: 'a', cycle, claimId: 'c3' }],
      looks: [{ ...took(250), owner: 'a', claims: saw('failed') }],
      counts: [...good.counts, { ...took(260), cycle, remaining: 4 }, { ...took(400), cycle, remaining: 3 }],
    };
    expect(
      faultsIn(history, {
        claims: [claim('a', 'c1', 'failed'), claim('b', 'c2'), claim('a', 'c3')],
        stock: 5,
      }),
    ).toEqual(none);
  });

  it('each cycle has a stock of its own', () => {
    const counts = [...good.counts, { ...took(500), cycle: '2026-12', remaining: 5 }];
    expect(faultsIn({ ...good, counts }, end)).toEqual(none);
  });

  it.each<[keyof typeof none, string, ClaimHistory, InTheEnd]>([
    ['lost', 'an acknowledged claim is gone', good, { ...end, claims: [claim('a', 'c1')] }],
    [
      'lost',
      'a confirmed claim belongs to another user',
      good,
      { ...end, claims: [claim('a', 'c1'), claim('x', 'c2')] },
    ],
    [
      'twice',
      'one owner has two live claims',
      {
        ...good,
        confirmed: [...good.confirmed, { ...took(150), owner: 'a', cycle, claimId: 'c3' }],
        counts: [],
      },
      { ...end, claims: [...end.claims, claim('a', 'c3')] },
    ],
    [
      'unconfirmed',
      'a claim that was never confirmed',
      good,
      { ...end, claims: [...end.claims, claim('z', 'c9')] },
    ],
    [
      'forgotten',
      'a claim is not in its owner’s list after it was confirmed',
      { ...good, looks: [{ ...took(20), owner: 'a', claims: [] }] },
      end,
    ],
    [
      'forgotten',
      'a claim was seen and is gone again',
      { ...good, looks: [...good.looks, { ...took(60), owner: 'a', claims: [] }] },
      end,
    ],
    [
      'forgotten',
      'a delivered claim is under way again',
      { ...good, looks: [...good.looks, { ...took(60), owner: 'a', claims: saw('delivering') }] },
      end,
    ],
    [
      'miscounted',
      'a later count is higher',
      { ...good, counts: [...good.counts, { ...took(300), cycle, remaining: 4 }] },
      end,
    ],
    [
      'miscounted',
      'a count misses a claim confirmed before',
      { ...good, counts: [{ ...took(50), cycle, remaining: 5 }] },
      end,
    ],
    [
      'miscounted',
      'more was claimed than requested',
      { ...good, counts: [{ ...took(50), cycle, remaining: 2 }] },
      end,
    ],
    [
      'miscounted',
      'a unit came back without a give-back',
      { confirmed: [], looks: [], counts: [{ ...took(0), cycle, remaining: 6 }] },
      { ...end, claims: [] },
    ],
  ])('%s: %s', (kind, _what, history, there) => {
    expect(faultsIn(history, there)[kind].length).toBeGreaterThan(0);
  });
});

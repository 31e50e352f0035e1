import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cashGains } from '#core/rules/activity/daily-cash.ts';
import { sumFen } from '#core/rules/pricing/money.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { recordSignIn } from './record-sign-in.ts';
import { rewardRows } from './tables.ts';

const dayMs = 86_400_000;
const firstDay = Date.parse('2026-01-01T00:00:00+08:00');

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.db
    .insertInto('cash_rewards')
    .values([
      { kind: 'day', days: 1, amount_fen: 10 },
      { kind: 'day', days: 4, amount_fen: 25 },
      { kind: 'streak', days: 3, amount_fen: 30 },
      { kind: 'streak', days: 7, amount_fen: 100 },
      { kind: 'month', days: 4, amount_fen: 80 },
    ])
    .execute();
});
afterAll(() => server.stop());

/** How many days after the one before, at which moment of the day, and how many taps at once. */
const visit = fc.record({
  gap: fc.constantFrom(0, 1, 1, 1, 1, 2, 9),
  ms: fc.constantFrom(0, 1, dayMs / 2, dayMs - 1),
  taps: fc.integer({ min: 1, max: 3 }),
});

it('after any actions the balance is the sum of the ledger, every entry continues the last, and every day counts once', async () => {
  const rewards = await rewardRows(server.db);
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { minLength: 1, maxLength: 14 }), async (visits) => {
      const { userId } = await aMember(server);
      let day = 0;
      for (const { gap, ms, taps } of visits) {
        day += gap;
        const at = new Date(firstDay + day * dayMs + ms);
        await Promise.all(
          Array.from({ length: taps }, () =>
            server.db.transaction().execute((tx) => recordSignIn(tx, userId, at)),
          ),
        );
      }
      const signIns = await server.db
        .selectFrom('cash_sign_ins')
        .selectAll()
        .where('user_id', '=', userId)
        .execute();
      const entries = await server.db
        .selectFrom('cash_entries')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('seq')
        .execute();
      expect(signIns).toHaveLength(1 + visits.slice(1).filter(({ gap }) => gap > 0).length);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1));
      expect(entries.map(({ balance_fen }) => balance_fen)).toEqual(
        entries.map((_, at) => sumFen(entries.slice(0, at + 1).map(({ amount_fen }) => amount_fen))),
      );
      const promised = signIns.flatMap(({ streak, month_count }) =>
        cashGains(rewards, { streak, monthCount: month_count }),
      );
      expect(entries.at(-1)?.balance_fen).toBe(sumFen(promised.map(({ amountFen }) => amountFen)));
    }),
    { numRuns: 25 },
  );
});

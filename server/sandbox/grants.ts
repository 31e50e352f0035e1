import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lotteryId } from '#core/contract/activity/lottery.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { grantCoupon } from '../services/coupons/public.ts';
import { grantChances } from '../services/activities/public.ts';
import { accountOf } from '../services/accounts/public.ts';
import { parseOr400 } from './parse-or-400.ts';

const to = {
  mobile: z.string().regex(/^1[3-9]\d{9}$/),
  count: z.int().min(1).max(20).default(1),
};
const amount = z.int().min(1).max(100_000_000);
const grant = z.discriminatedUnion('kind', [
  z.object({ ...to, kind: z.literal('chance'), lotteryId: lotteryId.default('turntable') }),
  z.object({ ...to, kind: z.literal('coupon'), templateId: z.string().min(1).max(64) }),
  z.object({ mobile: to.mobile, kind: z.literal('points'), amountFen: amount }),
  z.object({ mobile: to.mobile, kind: z.literal('balance'), amountFen: amount }),
]);

type Grant = z.output<typeof grant>;

/** Gives a subscriber lottery chances, coupons, points or phone bill; returns what was given (decisions §9). */
export function grantsApi(app: FastifyInstance, deps: Deps): void {
  app.post('/sandbox/api/grant', (request) => give(deps, parseOr400(grant, request.body)));
}

async function give(deps: Deps, wanted: Grant) {
  const now = deps.clock.now();
  const { user_id: userId } = await accountOf(deps, wanted.mobile, now);
  return deps.db.transaction().execute(async (tx) => {
    switch (wanted.kind) {
      case 'chance':
        await grantChances(tx, { lotteryId: wanted.lotteryId, userId, day: chinaDay(now) }, wanted.count);
        return { kind: wanted.kind, count: wanted.count };
      case 'coupon': {
        const cardCodes: string[] = [];
        for (let nth = 0; nth < wanted.count; nth += 1)
          cardCodes.push(await grantCoupon(tx, { userId, templateId: wanted.templateId }, now));
        return { kind: wanted.kind, count: wanted.count, cardCodes };
      }
      case 'points':
        await tx
          .updateTable('users')
          .set((e) => ({ points: e('points', '+', wanted.amountFen) }))
          .where('user_id', '=', userId)
          .execute();
        return { kind: wanted.kind, amountFen: wanted.amountFen };
      case 'balance':
        await addBalance(tx, deps.encryption.mobiles.lookup(wanted.mobile), wanted.amountFen);
        return { kind: wanted.kind, amountFen: wanted.amountFen };
    }
  });
}

/** Adds to the phone bill in the sandbox's billing system; a number that it does not know yet becomes one of the province's capital. */
const addBalance = (tx: Tx, mobile_lookup: string, amountFen: number): Promise<unknown> =>
  tx
    .insertInto('sandbox_numbers')
    .values({
      mobile_lookup,
      area_num: nanjing.areaNum,
      in_province: true,
      joined_on: null,
      balance_fen: amountFen,
    })
    .onConflict((c) =>
      c
        .column('mobile_lookup')
        .doUpdateSet((e) => ({ balance_fen: e('sandbox_numbers.balance_fen', '+', amountFen) })),
    )
    .execute();

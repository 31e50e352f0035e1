import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { trade } from '#core/contract/sandbox/trade.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { grantCoupon } from '../../services/coupons/public.ts';
import { grantChances } from '../../services/activities/public.ts';
import { accountOf } from '../../services/accounts/public.ts';

/** Gives a subscriber lottery chances, coupons, points or phone bill; returns what was given (decisions §9). */
export async function grant(
  deps: Deps,
  requested: InputOf<typeof trade.grant>,
): Promise<DataOf<typeof trade.grant>> {
  const now = deps.clock.now();
  const { user_id: userId } = await accountOf(deps, requested.mobile, now);
  return deps.db.transaction().execute(async (tx): Promise<DataOf<typeof trade.grant>> => {
    switch (requested.kind) {
      case 'chance':
        await grantChances(
          tx,
          { lotteryId: requested.lotteryId, userId, day: chinaDay(now) },
          requested.count,
        );
        return { kind: requested.kind, count: requested.count };
      case 'coupon': {
        const cardCodes: string[] = [];
        for (let nth = 0; nth < requested.count; nth += 1)
          cardCodes.push(await grantCoupon(tx, { userId, templateId: requested.templateId }, now));
        return { kind: requested.kind, count: requested.count, cardCodes };
      }
      case 'points':
        await tx
          .updateTable('users')
          .set((e) => ({ points: e('points', '+', requested.amountFen) }))
          .where('user_id', '=', userId)
          .execute();
        return { kind: requested.kind, amountFen: requested.amountFen };
      case 'balance':
        await addBalance(tx, deps.encryption.mobiles.lookup(requested.mobile), requested.amountFen);
        return { kind: requested.kind, amountFen: requested.amountFen };
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

import { sql } from 'kysely';
import type { giftBag } from '#core/contract/order/gift-bag.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { trafficBagProductId } from '#core/rules/rights/traffic-bag.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';

/** The traffic gift bags claimed this month and how many more the groups allow; zero without the product. */
export async function trafficBagCount(
  { db, clock }: Deps,
  { userId }: Member,
): Promise<DataOf<typeof giftBag.trafficBagCount>> {
  const now = clock.now();
  const { cycle, startsAt } = claimCycle(now);
  const counted = await db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.product_id', 's.product_id')
    .innerJoin('right_groups as g', 'g.product_id', 's.product_id')
    .leftJoin('group_use as u', (j) =>
      j
        .onRef('u.subscription_id', '=', 's.subscription_id')
        .onRef('u.group_id', '=', 'g.group_id')
        .on('u.cycle', '=', cycle),
    )
    .select([
      sql<number>`coalesce(sum(u.used), 0)::integer`.as('have'),
      // A product that starts next month gives nothing in the month it was opened.
      sql<number>`coalesce(sum(greatest(g.choose_count - coalesce(u.used, 0), 0)) filter (where not (p.starts_next_month and s.opened_at >= ${new Date(startsAt)})), 0)::integer`.as(
        'left',
      ),
    ])
    .where('s.user_id', '=', userId)
    .where('s.product_id', '=', trafficBagProductId)
    .where('s.opened_at', '<=', now)
    .where((e) => e.or([e('s.ends_at', 'is', null), e('s.ends_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return { haveCount: counted.have, leftCount: counted.left, month: cycle };
}

import type { DeskProduct } from '#core/contract/console/service/subscribers/subscribers.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { levelNameOf } from './subscriber-rows.ts';

const shown = 50;

/** Products that are or were held, the newest first, each with its renewal. */
export async function subscriberProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<{ rows: DeskProduct[] }> {
  const now = clock.now();
  const rows = await db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.product_id', 's.product_id')
    .leftJoin('vip_types as v', 'v.vip_type_id', 'p.vip_type_id')
    .leftJoin('renewals as r', 'r.subscription_id', 's.subscription_id')
    .select([
      's.subscription_id',
      's.product_id',
      'p.name',
      'v.level',
      's.opened_at',
      's.ends_at',
      'r.state as renewal_state',
      'r.price_fen',
      'r.months',
      'r.next_try_at',
    ])
    .where('s.user_id', '=', userId)
    .orderBy('s.opened_at', 'desc')
    .orderBy('s.subscription_id')
    .limit(shown)
    .execute();
  return {
    rows: rows.map((row) => ({
      subscriptionId: row.subscription_id,
      productId: row.product_id,
      name: row.name,
      levelName: levelNameOf(row.level),
      openedAt: row.opened_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      isOwned: row.opened_at <= now && (row.ends_at === null || row.ends_at > now),
      renewal:
        row.renewal_state === null || row.next_try_at === null
          ? null
          : {
              state: row.renewal_state,
              priceFen: row.price_fen ?? 0,
              months: row.months ?? 0,
              nextTryAt: row.next_try_at.toISOString(),
            },
    })),
  };
}

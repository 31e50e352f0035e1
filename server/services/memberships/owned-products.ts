import type { Db, Tx } from '../../db/database.ts';
import type { Family } from '../../db/schema/rights.ts';

export interface OwnedProduct {
  readonly product_id: string;
  readonly product_name: string;
  readonly family: Family;
  readonly pic_url: string;
  readonly subscription_id: string;
  readonly opened_at: Date;
  readonly ends_at: Date | null;
  /** Its rights begin with the month after the opening. */
  readonly starts_next_month: boolean;
  readonly vip_type_id: number | null;
  readonly vip_type_level: number | null;
  readonly vip_type_name: string | null;
  readonly vip_group_name: string | null;
  readonly group_flag: '0' | '1' | null;
  readonly show_rights: boolean | null;
}

/** The products a subscriber holds at a time, highest level first; with those that ended since another time, if it is earlier. */
export const ownedProducts = (
  db: Db | Tx,
  userId: string,
  now: Date,
  endedSince = now,
): Promise<OwnedProduct[]> =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.product_id', 's.product_id')
    .leftJoin('vip_types as v', 'v.vip_type_id', 'p.vip_type_id')
    .select([
      'p.product_id',
      'p.name as product_name',
      'p.family',
      'p.pic_url',
      's.subscription_id',
      's.opened_at',
      's.ends_at',
      'p.starts_next_month',
      'v.vip_type_id',
      'v.level as vip_type_level',
      'v.name as vip_type_name',
      'v.group_name as vip_group_name',
      'v.group_flag',
      'v.show_rights',
    ])
    .where('s.user_id', '=', userId)
    .where('s.opened_at', '<=', now)
    .where((e) => e.or([e('s.ends_at', 'is', null), e('s.ends_at', '>', endedSince)]))
    .orderBy('v.level', (o) => o.desc().nullsLast())
    .orderBy('s.opened_at')
    .orderBy('s.subscription_id')
    .execute();

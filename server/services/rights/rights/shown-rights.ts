import { sql } from 'kysely';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Family } from '../../../db/schema/rights.ts';
import type { DetailedRightRow } from './tables.ts';

/** A right as any caller sees it; without a subscription where the caller does not hold its product. */
export interface ShownRightRow extends Omit<DetailedRightRow, 'subscription_id' | 'opened_at'> {
  readonly subscription_id: string | null;
  readonly opened_at: Date | null;
}

type ShownWithoutProvince = Omit<ShownRightRow, 'out_of_province'>;

interface ShownQuery {
  /** '' for a guest. */
  readonly userId: string;
  readonly cycle: string;
  readonly now: Date;
  readonly family?: Family | undefined;
  readonly productId?: string | undefined;
  readonly subscriptionId?: string | undefined;
  readonly rightsId?: string | undefined;
}

/** The rights of a family, of a product, or one alone, for any caller; those of the caller's own subscriptions first. */
export const shownRights = preparedQuery<ShownQuery, ShownWithoutProvince>('shown-rights', (_db, q) => ({
  compile: () =>
    sql<ShownWithoutProvince>`
    select p.product_id, p.name as product_name, p.starts_next_month, p.delivery_limit_seconds, s.subscription_id, s.opened_at,
      g.group_id, g.name as group_name, g.choose_count, u.used as group_used,
      r.rights_id, r.name, r.show_name, r.pic_url, r.hint, r.monthly_stock, r.begins_at, r.ends_at, r.opens_on_day, r.opens_at_hour, r.min_level, r.detail, r.delivery,
      r.goods_id, r.sku_id, r.give_flag, r.province_only, r.category_flag,
      k.remaining as stock_left, c.claim_id, c.state as claim_state, c.claimed_at,
      (select coalesce(max(v.level), 0) from subscriptions l join products lp using (product_id) join vip_types v using (vip_type_id)
        where l.user_id = ${q.userId} and l.opened_at <= ${q.now} and (l.ends_at is null or l.ends_at > ${q.now})) as level
    from products p join right_groups g using (product_id) join rights r using (group_id)
    left join lateral (
      select subscription_id, opened_at from subscriptions h
      where h.user_id = ${q.userId} and h.product_id = p.product_id and h.opened_at <= ${q.now} and (h.ends_at is null or h.ends_at > ${q.now})
        and (${q.subscriptionId}::text is null or h.subscription_id = ${q.subscriptionId})
      order by opened_at, subscription_id limit 1) s on true
    left join group_use u on u.subscription_id = s.subscription_id and u.group_id = g.group_id and u.cycle = ${q.cycle}
    left join rights_stock k on k.rights_id = r.rights_id and k.cycle = ${q.cycle}
    left join claims c on c.user_id = ${q.userId} and c.subscription_id = s.subscription_id and c.rights_id = r.rights_id and c.cycle = ${q.cycle} and c.state <> 'failed'
    where (${q.family}::text is null or p.family = ${q.family}) and (${q.productId}::text is null or p.product_id = ${q.productId})
      and (${q.rightsId}::text is null or r.rights_id = ${q.rightsId})
      and (r.removed_at is null or c.claim_id is not null)
    order by s.subscription_id is null, p.product_id, g.sort, r.sort`.compile(_db),
}));

import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { ClaimState } from '../../../db/schema/claims.ts';
import type { Delivery } from '../../../db/schema/rights.ts';

/** A right of a subscription in a cycle, with every column the rules read. */
export interface RightRow {
  readonly product_id: string;
  readonly product_name: string;
  readonly price_fen: number;
  readonly starts_next_month: boolean;
  readonly delivery_limit_seconds: number;
  readonly subscription_id: string;
  readonly opened_at: Date;
  readonly group_id: string;
  readonly group_name: string;
  readonly choose_count: number;
  readonly group_used: number | null;
  readonly rights_id: string;
  readonly name: string;
  readonly show_name: string;
  readonly pic_url: string;
  readonly hint: string;
  readonly monthly_stock: number | null;
  readonly begins_at: Date | null;
  readonly ends_at: Date | null;
  readonly opens_on_day: number | null;
  readonly opens_at_hour: number | null;
  readonly min_level: number;
  readonly goods_id: string | null;
  readonly sku_id: string | null;
  readonly give_flag: boolean;
  readonly province_only: boolean;
  readonly category_flag: 1 | 2;
  /** The right is for numbers of the province only, and the subscriber's is of another. */
  readonly out_of_province: boolean;
  readonly level: number;
  readonly stock_left: number | null;
  readonly claim_id: string | null;
  readonly claim_state: ClaimState | null;
  readonly claimed_at: Date | null;
}

export interface DetailedRightRow extends RightRow {
  readonly detail: string;
  readonly delivery: Delivery | null;
}

/** A row before the province of the subscriber's number was looked up. */
export type WithoutProvince<Row extends RightRow> = Omit<Row, 'out_of_province'>;

interface RightsQuery {
  readonly userId: string;
  readonly productId: string;
  readonly cycle: string;
  readonly now: Date;
}

/** What a right is for every holder, from its product `p`, group `g`, row `r` and the stock `k` of a month. */
export const rightColumns = [
  'p.product_id',
  'p.name as product_name',
  'p.price_fen',
  'p.starts_next_month',
  'p.delivery_limit_seconds',
  'g.group_id',
  'g.name as group_name',
  'g.choose_count',
  'r.rights_id',
  'r.name',
  'r.show_name',
  'r.pic_url',
  'r.hint',
  'r.monthly_stock',
  'r.begins_at',
  'r.ends_at',
  'r.opens_on_day',
  'r.opens_at_hour',
  'r.min_level',
  'r.goods_id',
  'r.sku_id',
  'r.give_flag',
  'r.province_only',
  'r.category_flag',
  'k.remaining as stock_left',
] as const;

const rightsOf = (db: Db | Tx, { userId, cycle, now }: Omit<RightsQuery, 'productId'>) =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('products as p', 'p.product_id', 's.product_id')
    .innerJoin('right_groups as g', 'g.product_id', 's.product_id')
    .innerJoin('rights as r', 'r.group_id', 'g.group_id')
    .leftJoin('group_use as u', (j) =>
      j
        .onRef('u.subscription_id', '=', 's.subscription_id')
        .onRef('u.group_id', '=', 'g.group_id')
        .on('u.cycle', '=', cycle),
    )
    .leftJoin('rights_stock as k', (j) =>
      j.onRef('k.rights_id', '=', 'r.rights_id').on('k.cycle', '=', cycle),
    )
    .leftJoin('claims as c', (j) =>
      j
        .on('c.user_id', '=', userId)
        .onRef('c.subscription_id', '=', 's.subscription_id')
        .onRef('c.rights_id', '=', 'r.rights_id')
        .on('c.cycle', '=', cycle)
        .on('c.state', '<>', sql.lit('failed')),
    )
    .select([
      ...rightColumns,
      's.subscription_id',
      's.opened_at',
      'u.used as group_used',
      'c.claim_id',
      'c.state as claim_state',
      'c.claimed_at',
      levelOf(userId, now).as('level'),
    ])
    .where('s.user_id', '=', userId)
    .where('s.opened_at', '<=', now)
    .where((e) => e.or([e('r.removed_at', 'is', null), e('c.claim_id', 'is not', null)]))
    .where((e) => e.or([e('s.ends_at', 'is', null), e('s.ends_at', '>', now)]));

/** A right among all of a subscriber's, with the end of its subscription. */
export interface OwnedRightRow extends RightRow {
  readonly held_until: Date | null;
}

/** The rights of every product the subscriber holds, in the order of the products. */
export const ownedRights = preparedQuery<Omit<RightsQuery, 'productId'>, WithoutProvince<OwnedRightRow>>(
  'held-rights',
  (db, query) =>
    rightsOf(db, query)
      .select('s.ends_at as held_until')
      .orderBy('s.opened_at')
      .orderBy('s.subscription_id')
      .orderBy('g.sort')
      .orderBy('r.sort'),
);

interface RightQuery extends RightsQuery {
  readonly subscriptionId: string;
  readonly groupId: string;
  readonly rightsId: string;
}

/** A right of the subscriber's own subscription, with its detail text. */
export const oneRight = preparedQuery<RightQuery, WithoutProvince<DetailedRightRow>>(
  'one-right',
  (db, query) =>
    rightsOf(db, query)
      .select(['r.detail', 'r.delivery'])
      .where('s.product_id', '=', query.productId)
      .where('s.subscription_id', '=', query.subscriptionId)
      .where('g.group_id', '=', query.groupId)
      .where('r.rights_id', '=', query.rightsId),
);

/** The highest level among the subscriber's products. */
export const levelOf = (userId: string | RawBuilder<unknown>, now: Date) => sql<number>`(
  select coalesce(max(v.level), 0) from subscriptions l join products lp using (product_id) join vip_types v using (vip_type_id)
  where l.user_id = ${userId} and l.opened_at <= ${now} and (l.ends_at is null or l.ends_at > ${now}))`;

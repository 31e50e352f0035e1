import { sql } from 'kysely';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { ClaimState } from '../../../db/schema/claims.ts';
import type { RightRow } from '../rights/tables.ts';

/** One right in one cycle. */
export interface RightInCycle {
  readonly productId: string;
  readonly groupId: string;
  readonly rightsId: string;
  readonly cycle: string;
  readonly now: Date;
}

/** The columns of a right that the claim rule reads, the same for every claimant. */
export type OfferedRow = Pick<
  RightRow,
  | 'starts_next_month'
  | 'delivery_limit_seconds'
  | 'choose_count'
  | 'monthly_stock'
  | 'stock_left'
  | 'begins_at'
  | 'ends_at'
  | 'opens_on_day'
  | 'opens_at_hour'
  | 'min_level'
  | 'province_only'
  | 'category_flag'
> & {
  /** Changes with these columns of the right, its group and its product. */
  readonly version: string;
};

export const offeredRight = preparedQuery<Omit<RightInCycle, 'now'>, OfferedRow>('offered-right', (db, q) =>
  db
    .selectFrom('products as p')
    .innerJoin('right_groups as g', 'g.product_id', 'p.product_id')
    .innerJoin('rights as r', 'r.group_id', 'g.group_id')
    .leftJoin('rights_stock as k', (j) =>
      j.onRef('k.rights_id', '=', 'r.rights_id').on('k.cycle', '=', q.cycle),
    )
    .select([
      'p.starts_next_month',
      'p.delivery_limit_seconds',
      'g.choose_count',
      'r.monthly_stock',
      'k.remaining as stock_left',
      'r.begins_at',
      'r.ends_at',
      'r.opens_on_day',
      'r.opens_at_hour',
      'r.min_level',
      'r.province_only',
      'r.category_flag',
      sql<string>`offer_version(p, g, r)`.as('version'),
    ])
    .where('p.product_id', '=', q.productId)
    .where('g.group_id', '=', q.groupId)
    .where('r.rights_id', '=', q.rightsId),
);

/** Requests for one right as parallel arrays: one column each. */
interface ClaimBatch extends RightInCycle {
  readonly userIds: readonly string[];
  readonly subscriptionIds: readonly string[];
  readonly claimIds: readonly string[];
}

/** The columns of a claimant that the claim rule reads; no subscription where it is another user's. */
export interface ClaimantRow {
  readonly subscription_id: string | null;
  readonly opened_at: Date | null;
  readonly group_used: number | null;
  /** Looked up only where the right requires one; otherwise 0. */
  readonly level: number;
  readonly claim_id: string | null;
  readonly claim_state: ClaimState | null;
  readonly claimed_at: Date | null;
  /** An earlier claim with the same id, in whatever state: the same idempotency key was used before. */
  readonly first_claim_id: string | null;
  readonly first_claimed_at: Date | null;
  readonly first_subscription_id: string | null;
  readonly first_rights_id: string | null;
}

/** One row for each request, in their order. */
export const claimFacts = preparedQuery<ClaimBatch & { readonly withLevel: boolean }, ClaimantRow>(
  'claim-facts',
  (db, q) => ({
    compile: () =>
      sql<ClaimantRow>`
    select subscription_id, opened_at, group_used, level, claim_id, claim_state, claimed_at, first_claim_id, first_claimed_at, first_subscription_id, first_rights_id
    from claim_facts(${q.productId}, ${q.groupId}, ${q.rightsId}, ${q.cycle}, ${q.now}, ${q.withLevel}::boolean, ${q.userIds}::text[], ${q.subscriptionIds}::text[], ${q.claimIds}::text[])`.compile(
        db,
      ),
  }),
);

/** A column that is empty in most rows; undefined when it is empty in all. */
export type SparseColumn = readonly (string | undefined)[] | undefined;

export interface ClaimBatchInsert extends ClaimBatch {
  /** A subscription opened later is rejected. */
  readonly openedBy: Date;
  readonly deliverBy: Date;
  readonly version: string;
  readonly quota: number;
  readonly monthlyStock: number | null;
  readonly channelIds: readonly string[];
  readonly areaNums: SparseColumn;
  readonly smsIds: SparseColumn;
  readonly wtAcs: SparseColumn;
  readonly wtAcIds: SparseColumn;
  readonly pChannelIds: SparseColumn;
  readonly channelAreaNums: SparseColumn;
}

/** A request that was not inserted, by its place in the columns, counted from one. 'needs-lookup': the reason needs a lookup of the claimant. */
export interface RejectedClaim {
  readonly place: number;
  readonly outcome: 'needs-lookup' | 'quota-used' | 'sold-out';
}

/** The database decides: one per cycle, within the group's quota, never below zero stock, first come first served. Returns the rejected ones. */
export const claimBatchChecked = preparedQuery<ClaimBatchInsert, RejectedClaim>(
  'claim-batch-checked',
  (db, q) => ({
    compile: () =>
      sql<RejectedClaim>`
    select place, outcome
    from claim_batch_checked(${q.productId}, ${q.groupId}, ${q.rightsId}, ${q.cycle}, ${q.now}, ${q.openedBy}, ${q.deliverBy}, ${q.quota}::smallint, ${q.monthlyStock}::integer,
      ${q.claimIds}::text[], ${q.userIds}::text[], ${q.subscriptionIds}::text[], ${q.channelIds}::text[], ${q.areaNums}::text[], ${q.smsIds}::text[], ${q.wtAcs}::text[], ${q.wtAcIds}::text[],
      ${q.pChannelIds}::text[], ${q.channelAreaNums}::text[])`.compile(db),
  }),
);

/**
 * Inserts the whole batch, given in the order of its subscriptions, or nothing. It fails with an error that
 * `isClaimConflict` recognises when a claimant holds nothing, has a claim already or has chosen from the group before,
 * when the stock does not suffice for all, and when the right has another version.
 */
export const claimBatchAllOrNothing = preparedQuery<ClaimBatchInsert, object>(
  'claim-batch-all-or-nothing',
  (db, q) => ({
    compile: () =>
      sql<object>`
    select from claim_batch_all_or_nothing(${q.productId}, ${q.groupId}, ${q.rightsId}, ${q.cycle}, ${q.now}, ${q.openedBy}, ${q.deliverBy}, ${q.quota}::smallint, ${q.monthlyStock}::integer,
      ${q.claimIds}::text[], ${q.userIds}::text[], ${q.subscriptionIds}::text[], ${q.channelIds}::text[], ${q.areaNums}::text[], ${q.smsIds}::text[], ${q.wtAcs}::text[], ${q.wtAcIds}::text[], ${q.version},
      ${q.pChannelIds}::text[], ${q.channelAreaNums}::text[])`.compile(db),
  }),
);

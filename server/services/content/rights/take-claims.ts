import { sql } from 'kysely';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { ClaimState } from '../../../db/schema/rights.ts';
import type { RightRow } from './tables.ts';

/** One right in one cycle. */
export interface WantedRight {
  readonly productId: string;
  readonly groupId: string;
  readonly rightsId: string;
  readonly cycle: string;
  readonly now: Date;
}

/** What the claim rule wants to know about a right, whoever asks. */
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
  /** Changes with every change of the right, its group or its product. */
  readonly version: string;
};

export const offeredRight = preparedQuery<Omit<WantedRight, 'now'>, OfferedRow>('offered-right', (db, q) =>
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
      sql<string>`concat_ws(' ', p.xmin, g.xmin, r.xmin)`.as('version'),
    ])
    .where('p.product_id', '=', q.productId)
    .where('g.group_id', '=', q.groupId)
    .where('r.rights_id', '=', q.rightsId),
);

/** All who want it now: lists side by side. */
interface Crowd extends WantedRight {
  readonly userIds: readonly string[];
  readonly subscriptionIds: readonly string[];
  /** What each claim is to be called. */
  readonly claimIds: readonly string[];
}

/** What the claim rule wants to know about one of them; a stranger's subscription is none. */
export interface WisherRow {
  readonly subscription_id: string | null;
  readonly opened_at: Date | null;
  readonly group_used: number | null;
  /** Only looked up where the right asks for one. */
  readonly level: number;
  readonly claim_id: string | null;
  readonly claim_state: ClaimState | null;
  readonly claimed_at: Date | null;
  /** The claim that is called so already, whatever became of it: they asked with this very key before. */
  readonly first_claim_id: string | null;
  readonly first_claimed_at: Date | null;
  readonly first_subscription_id: string | null;
  readonly first_rights_id: string | null;
}

/** One row for each of the crowd, in their order. */
export const claimFacts = preparedQuery<Crowd & { readonly withLevel: boolean }, WisherRow>(
  'claim-facts',
  (db, q) => ({
    compile: () =>
      sql<WisherRow>`
    select subscription_id, opened_at, group_used, level, claim_id, claim_state, claimed_at, first_claim_id, first_claimed_at, first_subscription_id, first_rights_id
    from claim_facts(${q.productId}, ${q.groupId}, ${q.rightsId}, ${q.cycle}, ${q.now}, ${q.withLevel}::boolean, ${q.userIds}::text[], ${q.subscriptionIds}::text[], ${q.claimIds}::text[])`.compile(
        db,
      ),
  }),
);

/** What some of a crowd say and most do not; undefined when none does. */
type Told = readonly (string | undefined)[] | undefined;

export interface WantedClaims extends Crowd {
  /** Whose subscription was opened later takes nothing. */
  readonly openedBy: Date;
  readonly deliverBy: Date;
  readonly version: string;
  readonly quota: number;
  readonly monthlyStock: number | null;
  readonly channelIds: readonly string[];
  readonly areaNums: Told;
  readonly smsIds: Told;
  readonly wtAcs: Told;
  readonly wtAcIds: Told;
}

/** One who got nothing, by their place in the lists, counted from one; of the 'unseen' more must be known before they can be told why. */
export interface Untaken {
  readonly place: number;
  readonly outcome: 'unseen' | 'quota-used' | 'sold-out';
}

/** The database decides: one per cycle, within the group's quota, never below zero stock, first come first served. Who is not spoken of got theirs. */
export const takeClaims = preparedQuery<WantedClaims, Untaken>('take-claims', (db, q) => ({
  compile: () =>
    sql<Untaken>`
    select place, outcome
    from take_claims(${q.productId}, ${q.groupId}, ${q.rightsId}, ${q.cycle}, ${q.now}, ${q.openedBy}, ${q.deliverBy}, ${q.quota}::smallint, ${q.monthlyStock}::integer,
      ${q.claimIds}::text[], ${q.userIds}::text[], ${q.subscriptionIds}::text[], ${q.channelIds}::text[], ${q.areaNums}::text[], ${q.smsIds}::text[], ${q.wtAcs}::text[], ${q.wtAcIds}::text[])`.compile(
      db,
    ),
}));

/**
 * The same for all of them or for none, wanted in the order of their subscriptions: it fails with a unique violation where one of the crowd holds nothing,
 * has a claim already or has chosen from the group before, where the stock does not suffice for all, and where the right is of another version.
 */
export const takeClaimsAtTheirWord = preparedQuery<WantedClaims, object>(
  'take-claims-at-their-word',
  (db, q) => ({
    compile: () =>
      sql<object>`
    select from take_claims_at_their_word(${q.productId}, ${q.groupId}, ${q.rightsId}, ${q.cycle}, ${q.now}, ${q.openedBy}, ${q.deliverBy}, ${q.quota}::smallint, ${q.monthlyStock}::integer,
      ${q.claimIds}::text[], ${q.userIds}::text[], ${q.subscriptionIds}::text[], ${q.channelIds}::text[], ${q.areaNums}::text[], ${q.smsIds}::text[], ${q.wtAcs}::text[], ${q.wtAcIds}::text[], ${q.version})`.compile(
        db,
      ),
  }),
);

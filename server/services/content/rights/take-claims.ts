import { sql } from 'kysely';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { ClaimState } from '../../../db/schema/rights.ts';
import type { RightRow } from './tables.ts';

/** One right in one cycle, and all who want it now: two lists side by side. */
interface Crowd {
  readonly productId: string;
  readonly groupId: string;
  readonly rightsId: string;
  readonly cycle: string;
  readonly now: Date;
  readonly userIds: readonly string[];
  readonly subscriptionIds: readonly string[];
}

/** The right as one of the crowd finds it; their place in the lists is counted from one. */
export interface CrowdRow extends Pick<RightRow, 'subscription_id' | 'opened_at' | 'starts_next_month' | 'delivery_limit_seconds' | 'choose_count' | 'group_used' | 'monthly_stock' | 'stock_left' | 'begins_at' | 'ends_at' | 'opens_on_day' | 'opens_at_hour' | 'min_level' | 'claim_id' | 'claim_state' | 'claimed_at'> {
  readonly place: number;
  /** Only looked up where the right asks for one. */
  readonly level: number;
}

/** What the rule wants to know about each of the crowd; a stranger's subscription has no row. */
export const claimFacts = preparedQuery<Crowd, CrowdRow>('claim-facts', (db, q) => ({
  compile: () => sql<CrowdRow>`
    select place, subscription_id, opened_at, starts_next_month, delivery_limit_seconds, choose_count, group_used, monthly_stock, stock_left, begins_at, ends_at,
      opens_on_day, opens_at_hour, min_level, level, claim_id, claim_state, claimed_at
    from claim_facts(${q.productId}, ${q.groupId}, ${q.rightsId}, ${q.cycle}, ${q.now}, ${q.userIds}::text[], ${q.subscriptionIds}::text[])`.compile(db),
}));

interface WantedClaims extends Crowd {
  readonly deliverBy: Date;
  readonly quota: number;
  readonly monthlyStock: number | null;
  readonly claimIds: readonly string[];
  readonly channelIds: readonly string[];
  readonly smsIds: readonly (string | undefined)[];
  readonly wtAcs: readonly (string | undefined)[];
  readonly wtAcIds: readonly (string | undefined)[];
}

interface Held {
  readonly claim_id: string;
  readonly state: ClaimState;
  readonly claimed_at: Date;
}

/** 'already' comes with the claim there is, unless it was given back meanwhile. */
export type TakeOutcome = ({ readonly outcome: 'already' } & (Held | { readonly claim_id: null })) | { readonly outcome: 'taken' | 'quota-used' | 'sold-out' };

/** The database decides: one per cycle, within the group's quota, never below zero stock, first come first served. */
export const takeClaims = preparedQuery<WantedClaims, TakeOutcome>('take-claims', (db, q) => ({
  compile: () => sql<TakeOutcome>`
    select outcome, case outcome when 'already' then claim_id end as claim_id, case outcome when 'already' then state end as state, case outcome when 'already' then claimed_at end as claimed_at
    from take_claims(${q.productId}, ${q.groupId}, ${q.rightsId}, ${q.cycle}, ${q.now}, ${q.deliverBy}, ${q.quota}::smallint, ${q.monthlyStock}::integer,
      ${q.claimIds}::text[], ${q.userIds}::text[], ${q.subscriptionIds}::text[], ${q.channelIds}::text[], ${q.smsIds}::text[], ${q.wtAcs}::text[], ${q.wtAcIds}::text[])`.compile(db),
}));

import { sql } from 'kysely';
import type { Claim } from '#core/contract/content/rights.shapes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { ClaimState } from '../../../db/schema/rights.ts';

/** One subscriber's wish, as it goes into a batch. */
export interface WantedClaim extends Pick<Claim, 'subscriptionId' | 'channelId' | 'smsId' | 'wtAc' | 'wtAcId'> {
  readonly claimId: string;
  readonly userId: string;
}

/** What all claims of a batch have in common: one right in one cycle. */
export interface ClaimedRight {
  readonly productId: string;
  readonly groupId: string;
  readonly rightsId: string;
  readonly cycle: string;
  readonly now: Date;
  readonly deliverBy: Date;
  readonly quota: number;
  readonly monthlyStock: number | null;
}

interface Kept {
  readonly claim_id: string;
  readonly state: ClaimState;
  readonly claimed_at: Date;
}

/** 'taken' and 'already' come with the claim there now is; an 'already' that was given back meanwhile has none. */
export type TakeOutcome = ({ readonly outcome: 'taken' } & Kept) | ({ readonly outcome: 'already' } & (Kept | { readonly claim_id: null })) | { readonly outcome: 'quota-used' | 'sold-out' };

/** The database decides: one per cycle, within the group's quota, never below zero stock, first come first served. */
export async function takeClaims(db: Db | Tx, right: ClaimedRight, wanted: readonly WantedClaim[]): Promise<readonly TakeOutcome[]> {
  const list = (read: (claim: WantedClaim) => string | null | undefined) => sql`${wanted.map((claim) => read(claim) ?? null)}::text[]`;
  const { rows } = await sql<TakeOutcome>`select * from take_claims(
    ${right.productId}, ${right.groupId}, ${right.rightsId}, ${right.cycle}, ${right.now}, ${right.deliverBy}, ${right.quota}::smallint, ${right.monthlyStock}::integer,
    ${list((c) => c.claimId)}, ${list((c) => c.userId)}, ${list((c) => c.subscriptionId)}, ${list((c) => c.channelId)},
    ${list((c) => c.smsId)}, ${list((c) => c.wtAc)}, ${list((c) => c.wtAcId)})`.execute(db);
  return rows;
}

import { sql, type RawBuilder } from 'kysely';
import type { ConsoleClaim } from '#core/contract/console/claims.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Encryption } from '../../../../crypto/encryption.ts';
import type { ClaimState } from '../../../../db/schema/claims.ts';

export interface ClaimRow {
  readonly claim_id: string;
  readonly rights_id: string;
  readonly rights_name: string;
  readonly product_name: string;
  readonly user_id: string;
  readonly mobile_sealed: string;
  readonly state: ClaimState;
  readonly to_reconcile: boolean;
  readonly give_back_at: Date | null;
  readonly tries: number;
  readonly supplier: string;
  readonly cycle: string;
  readonly claimed_at: Date;
  readonly settled_at: Date | null;
  readonly deliver_by: Date;
}

/** Whether it is open what the supplier did with an order that was given back. */
export const isToReconcile: RawBuilder<boolean> = sql<boolean>`coalesce((
  select event = 'to-reconcile' from claim_events
  where claim_id = claims.claim_id and event in ('to-reconcile', 'reconciled', 'resent')
  order by claim_event_id desc limit 1), false)`;

/** The columns of a claim that a list shows, of a row `claims`. A right held by card code goes to the number given at the exchange. */
export const claimColumns = sql`
  claims.claim_id, claims.rights_id, r.show_name as rights_name, p.name as product_name, claims.user_id, claims.state,
  claims.state = 'failed' and ${isToReconcile} as to_reconcile, claims.give_back_at, claims.tries, r.supplier, claims.cycle,
  claims.claimed_at, claims.settled_at, claims.deliver_by,
  coalesce((select e.mobile_sealed from card_exchanges e where e.subscription_id = claims.subscription_id), u.mobile_sealed) as mobile_sealed`;

export const claimJoins = sql`
  join rights r on r.rights_id = claims.rights_id join products p on p.product_id = claims.product_id
  join users u on u.user_id = claims.user_id`;

export function claimView({ mobiles }: Encryption, row: ClaimRow, now: Date): ConsoleClaim {
  const over = (row.settled_at ?? now).getTime() - row.deliver_by.getTime();
  return {
    claimId: row.claim_id,
    rightsId: row.rights_id,
    rightsName: row.rights_name,
    productName: row.product_name,
    userId: row.user_id,
    mobile: maskMobile(mobiles.open(row.mobile_sealed)),
    state: row.state,
    toReconcile: row.to_reconcile,
    givesBack: row.give_back_at !== null && row.state === 'delivering',
    tries: row.tries,
    supplier: row.supplier,
    cycle: row.cycle,
    claimedAt: row.claimed_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
    overLimitSeconds: over > 0 ? Math.floor(over / 1_000) : null,
  };
}

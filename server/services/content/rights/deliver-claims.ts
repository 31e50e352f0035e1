import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { GrantOutcome } from '../../../upstreams/suppliers/port.ts';
import { claimNotes, type ClaimNotes } from './claim-notes.ts';
import { addClaimEvent } from './tables.ts';

/** How many claims one round takes on; they are delivered side by side. */
const atOnce = 20;
interface DueClaim {
  readonly claim_id: string;
  readonly rights_id: string;
  readonly tries: number;
  readonly deliver_by: Date;
  readonly mobile: string;
  readonly supplier: string;
}

/** Delivers what is due and says how much that was. A claim is the job: it stays due until it is settled, whoever dies. */
export async function deliverClaims(deps: Deps): Promise<number> {
  const due = await takeDue(deps);
  const notes = claimNotes(deps);
  await Promise.all(due.map((claim) => deliver(deps, notes, claim)));
  return due.length;
}

/**
 * Moves each due claim's next try into the future before anybody is asked: no lock is held while a supplier thinks.
 * The wait doubles up to a minute, with jitter, so that a supplier coming back is not met by everybody at once; the time
 * limit itself is always a moment to look.
 */
async function takeDue({ db, clock }: Deps): Promise<DueClaim[]> {
  const now = clock.now();
  const { rows } = await sql<DueClaim>`
    update claims c set tries = c.tries + 1, next_try_at = least(
      ${now}::timestamptz + make_interval(secs => least(60, 2 * power(2, c.tries)) * (0.75 + random() / 2)),
      case when c.deliver_by > ${now} then c.deliver_by end)
    from (select claim_id from claims where state = 'delivering' and next_try_at <= ${now} order by next_try_at limit ${atOnce} for update skip locked) d,
      users u, rights r
    where c.claim_id = d.claim_id and u.user_id = c.user_id and r.rights_id = c.rights_id
    returning c.claim_id, c.rights_id, c.tries, c.deliver_by, r.supplier,
      coalesce((select e.mobile from card_exchanges e where e.subscription_id = c.subscription_id), u.mobile) as mobile`.execute(db);
  return rows;
}

async function deliver(deps: Deps, notes: ClaimNotes, claim: DueClaim): Promise<void> {
  const outcome = await deps.supplier.grant({ claimId: claim.claim_id, mobile: claim.mobile, rightsId: claim.rights_id, supplier: claim.supplier });
  if (outcome.kind !== 'unknown') return settle(deps, notes, claim.claim_id, outcome);
  await notes.silent(claim.claim_id, outcome.reason);
  if (deps.clock.now() >= claim.deliver_by) await giveUp(deps, notes, claim.claim_id);
}

async function settle({ db, clock }: Deps, notes: ClaimNotes, claimId: string, outcome: Exclude<GrantOutcome, { kind: 'unknown' }>): Promise<void> {
  if (outcome.kind === 'granted') return notes.delivered(claimId);
  const now = clock.now();
  await sql`select give_back_claim(${claimId}, ${`发放未成功：${outcome.reason || '合作方暂时无法发放'}，名额已退回，可重新领取`}, ${now})`.execute(db);
  await addClaimEvent(db, claimId, now, 'refused', outcome.reason);
}

/** The time limit is up: the order is taken back, and the subscriber gets the month's slot back unless it was granted after all. */
async function giveUp(deps: Deps, notes: ClaimNotes, claimId: string): Promise<void> {
  const taken = await deps.supplier.revoke(claimId);
  if (taken.kind === 'granted') return settle(deps, notes, claimId, taken);
  await settle(deps, notes, claimId, { kind: 'refused', reason: '合作方超时未响应' });
  if (taken.kind === 'unknown') await addClaimEvent(deps.db, claimId, deps.clock.now(), 'to-reconcile', taken.reason);
}

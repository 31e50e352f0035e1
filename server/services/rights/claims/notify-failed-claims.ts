import { sql } from 'kysely';
import { names } from '#core/config/names.ts';
import { failedClaimText } from '#core/rules/rights/deliveries/failed-claim-text.ts';
import { autoClaimChannel } from '#core/rules/rights/my-month/my-month-plan.ts';
import { isMessageTime } from '#core/rules/rights/my-month/my-month-times.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { isSettled } from '../../../upstreams/sms/port.ts';

const maxBatch = 20;
const minute = 60_000;
/** A message not surely sent is retried after the lease; its id makes the repetition harmless. */
const leaseMs = 10 * minute;
/** Older failures are not reported. */
const maxAgeMs = 2 * 24 * 60 * minute;

type NotifyDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'sms' | 'encryption'>;

/** Sends the subscriber one message for each claim that failed, in the daytime; returns how many were due. */
export async function notifyFailedClaims(deps: NotifyDeps): Promise<number> {
  const now = deps.clock.now();
  if (!isMessageTime(now)) return 0;
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const due = await leaseUnnotified(deps.db, now, leaseUntil);
  await Promise.all(
    due.map((claim) =>
      notify(deps, claim, now, leaseUntil).catch((error: unknown) =>
        deps.log.error({ err: error, claimId: claim.claim_id }, 'notifying a failed claim broke off'),
      ),
    ),
  );
  return due.length;
}

interface FailedClaim {
  readonly claim_id: string;
  readonly cycle: string;
  readonly settled_at: Date;
  readonly show_name: string;
  readonly mobile_sealed: string;
  readonly closed: boolean;
  readonly by_code: boolean;
  /** Claimed automatically: reported in the monthly message, at `notified_at` if that was sent. */
  readonly automatic: boolean;
  readonly notified_at: Date | null;
}

async function leaseUnnotified(db: Db, now: Date, leaseUntil: Date): Promise<FailedClaim[]> {
  const { rows } = await sql<FailedClaim>`
    with due as materialized (select claim_id from claims where notify_at <= ${now} order by notify_at limit ${maxBatch} for update skip locked)
    update claims c set notify_at = ${leaseUntil} from due d, users u, rights r
    where c.claim_id = d.claim_id and u.user_id = c.user_id and r.rights_id = c.rights_id
    returning c.claim_id, c.cycle, c.settled_at, r.show_name, u.mobile_sealed, u.closed_at is not null as closed,
      exists (select from card_exchanges e where e.subscription_id = c.subscription_id and e.released_at is null) as by_code,
      c.channel_id = ${autoClaimChannel} as automatic,
      (select o.notified_at from month_outcomes o where o.user_id = c.user_id and o.cycle = c.cycle and o.subscription_id = c.subscription_id and o.rights_id = c.rights_id) as notified_at`.execute(
    db,
  );
  return rows;
}

async function notify(
  { db, sms, encryption }: NotifyDeps,
  claim: FailedClaim,
  now: Date,
  leaseUntil: Date,
): Promise<void> {
  const { claim_id, cycle, settled_at, show_name: rightsName, by_code: byCode } = claim;
  const isRecent = !claim.closed && now.getTime() - settled_at.getTime() < maxAgeMs;
  // Automatic claims are reported in one monthly message; only a failure after it gets its own.
  if (isRecent && claim.automatic && claim.notified_at === null) return;
  const isReported = claim.automatic && claim.notified_at !== null && claim.notified_at >= settled_at;
  const mobile = encryption.mobiles.open(claim.mobile_sealed);
  const text = `【${names.product}】${failedClaimText({ rightsName, cycle, byCode }, now)}`;
  if (
    isRecent &&
    !isReported &&
    !isSettled(await sms.send({ id: `failed-claim ${claim_id}`, mobile, text, channel: 'sms' }))
  )
    return;
  await db
    .updateTable('claims')
    .set({ notify_at: null })
    .where('claim_id', '=', claim_id)
    .where('notify_at', '=', leaseUntil)
    .execute();
}

import { sql } from 'kysely';
import { names } from '#core/config/names.ts';
import { failedClaimText } from '#core/rules/rights/failed-claim-text.ts';
import { autoClaimChannel } from '#core/rules/rights/my-month-plan.ts';
import { isMessageTime } from '#core/rules/rights/my-month-times.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { isSettled } from '../../../upstreams/sms/port.ts';

const atOnce = 20;
const minute = 60_000;
/** A message that did not leave for certain is tried again after so long; its id makes that harmless. */
const leaseMs = 10 * minute;
/** By then it is no news. */
const newsMs = 2 * 24 * 60 * minute;

type Telling = Pick<Deps, 'db' | 'clock' | 'log' | 'sms'>;

/** Tells whoever claimed something that nothing came of it, by day and once, and says to how many. */
export async function tellFailedClaims(deps: Telling): Promise<number> {
  const now = deps.clock.now();
  if (!isMessageTime(now)) return 0;
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const due = await takeUntold(deps.db, now, leaseUntil);
  await Promise.all(
    due.map((claim) =>
      tell(deps, claim, now, leaseUntil).catch((error: unknown) =>
        deps.log.error({ err: error, claimId: claim.claim_id }, 'telling of a failed claim broke off'),
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
  readonly mobile: string;
  readonly closed: boolean;
  readonly by_code: boolean;
  /** It was claimed for them, and they are told of that elsewhere: when they were, if they were. */
  readonly automatic: boolean;
  readonly told_at: Date | null;
}

async function takeUntold(db: Db, now: Date, leaseUntil: Date): Promise<FailedClaim[]> {
  const { rows } = await sql<FailedClaim>`
    with due as materialized (select claim_id from claims where tells_at <= ${now} order by tells_at limit ${atOnce} for update skip locked)
    update claims c set tells_at = ${leaseUntil} from due d, users u, rights r
    where c.claim_id = d.claim_id and u.user_id = c.user_id and r.rights_id = c.rights_id
    returning c.claim_id, c.cycle, c.settled_at, r.show_name, u.mobile, u.closed_at is not null as closed,
      exists (select from card_exchanges e where e.subscription_id = c.subscription_id and e.released_at is null) as by_code,
      c.channel_id = ${autoClaimChannel} as automatic,
      (select o.told_at from month_outcomes o where o.user_id = c.user_id and o.cycle = c.cycle and o.subscription_id = c.subscription_id and o.rights_id = c.rights_id) as told_at`.execute(
    db,
  );
  return rows;
}

async function tell({ db, sms }: Telling, claim: FailedClaim, now: Date, leaseUntil: Date): Promise<void> {
  const { claim_id, cycle, settled_at, show_name: rightsName, mobile, by_code: byCode } = claim;
  const isNews = !claim.closed && now.getTime() - settled_at.getTime() < newsMs;
  // Whoever lets us claim for them gets one message about all of it; only what failed after that message is told by itself.
  if (isNews && claim.automatic && claim.told_at === null) return;
  const isTold = claim.automatic && claim.told_at !== null && claim.told_at >= settled_at;
  const text = `【${names.product}】${failedClaimText({ rightsName, cycle, byCode }, now)}`;
  if (
    isNews &&
    !isTold &&
    !isSettled(await sms.send({ id: `failed-claim ${claim_id}`, mobile, text, channel: 'sms' }))
  )
    return;
  await db
    .updateTable('claims')
    .set({ tells_at: null })
    .where('claim_id', '=', claim_id)
    .where('tells_at', '=', leaseUntil)
    .execute();
}

import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';
import { claimRights } from '../../rights/public.ts';
import { accountById } from '../../accounts/public.ts';
import { claimPrize } from './claim-prize.ts';
import { drawOf } from './tables.ts';

/** A claim normally follows its draw at once. */
const lateMs = 10_000;
/** Later the subscriber claims it from the records. */
const maxAgeMs = 7 * 24 * 3_600_000;
const perRound = 20;

/** Claims prizes whose claim was not made with the draw, because the instance stopped or the engine was overloaded. */
export function wonPrizesJob(deps: Deps): RecurringJob {
  const claimRight = claimRights(deps);
  return {
    name: 'lottery-prizes',
    everyMs: 10_000,
    async run() {
      const before = (ms: number) => new Date(deps.clock.now().getTime() - ms);
      const { rows } = await sql<{ chance_id: string; user_id: string }>`
        select d.chance_id, d.user_id from lottery_draws d join users u using (user_id)
        where d.subscription_id is not null and d.drawn_at between ${before(maxAgeMs)} and ${before(lateMs)} and u.closed_at is null
          and not exists (select from claims c where c.user_id = d.user_id and c.subscription_id = d.subscription_id)
        order by d.drawn_at limit ${perRound}`.execute(deps.db);
      for (const { chance_id: drawId, user_id: userId } of rows) {
        const [draw, account] = [await drawOf(deps.db, userId, drawId), await accountById(deps, userId)];
        if (!draw || !account) continue;
        const member = { userId, mobile: account.mobile, sessionId: '' };
        await claimPrize(deps, claimRight, member, draw).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          deps.log.error({ drawId, reason: error.message }, 'a won prize cannot be claimed');
        });
      }
    },
  };
}

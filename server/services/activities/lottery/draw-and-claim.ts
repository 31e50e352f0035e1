import type { lottery } from '#core/contract/activity/lottery.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import type { ClaimRight } from '../../rights/public.ts';
import { claimPrize } from './claim-prize.ts';
import { drawLottery } from './draw-lottery.ts';
import { drawOf, type DrawRow } from './tables.ts';

/** Draws, then claims the prize. The draw is valid without the claim, which a job repeats (`claim-won-prizes.ts`). */
export async function drawAndClaim(
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'activityRefusals'>,
  claimRight: ClaimRight,
  member: Member,
  input: InputOf<typeof lottery.drawLottery>,
): Promise<DrawRow> {
  const draw = await drawLottery(deps, member, input);
  if (draw.subscription_id === null || draw.claim_state !== null) return draw;
  try {
    await claimPrize(deps, claimRight, member, draw);
  } catch (error) {
    deps.log.warn({ err: error, drawId: draw.chance_id }, 'the claim of a won prize is put off');
    return draw;
  }
  return (await drawOf(deps.db, member.userId, draw.chance_id)) ?? draw;
}

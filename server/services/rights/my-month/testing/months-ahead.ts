import { myMonth } from '#core/contract/content/my-month.ts';
import type { MonthSettings } from '#core/contract/content/my-month.shapes.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { Deps } from '../../../../deps.ts';
import { aHolder, type TestHolder } from '../../../../testing/data/a-holder.ts';
import type { TestMember } from '../../../../testing/data/a-member.ts';
import { aRight, type TestRight } from '../../../../testing/data/a-right.ts';
import type { TestServer } from '../../../../testing/test-server.ts';
import { claimRights, type ClaimRight } from '../../claims/claim-right.ts';
import { claimAutomatically } from '../claim-automatically.ts';
import { reportOutcomes } from '../report-outcomes.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** Future months on a separate clock, which the server's own workers do not use. */
export function monthsAhead(server: TestServer) {
  const next = claimCycle(server.now()).endsAt;
  const at = (ms: number): Deps => ({ ...server.deps, clock: { now: () => new Date(ms) } });
  const round = (ms: number, claim: ClaimRight = claimRights(at(ms))) => claimAutomatically(at(ms), claim);
  return {
    /** The first moments of the next month, and of the one after it. */
    next,
    after: claimCycle(next).endsAt,
    at,
    /** One round of automatic claims, by default through the real queue; or as many rounds as there is work for. */
    round,
    async rounds(ms: number): Promise<void> {
      while ((await round(ms)) > 0);
    },
    async report(ms: number): Promise<void> {
      while ((await reportOutcomes(at(ms))) > 0);
    },
    set: (as: TestMember, autoClaim: MonthSettings['autoClaim'], picks: MonthSettings['picks'] = []) =>
      server.data(myMonth.saveMonthSettings, { autoClaim, picks, remindDay: null }, { as }),
    messages: async ({ member }: TestHolder) =>
      (await server.sandbox(upstreams.inbox, { mobile: member.mobile })).map(({ text }) => text),
  };
}

/** A member holding a product with two monthly rights. */
export async function aPair(
  server: TestServer,
): Promise<{ holder: TestHolder; first: TestRight; second: TestRight }> {
  const first = await aRight(server, { choose: 2 });
  const second = await aRight(server, { beside: first });
  await server.db
    .updateTable('rights')
    .set({ sort: 2, show_name: '音乐会员月卡' })
    .where('rights_id', '=', second.rightsId)
    .execute();
  return { holder: await aHolder(server, first), first, second };
}

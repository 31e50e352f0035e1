import { z } from 'zod';
import {
  settlementDays,
  settlementRefusal,
  settlementRefusalText,
} from '#core/rules/console/money/settlement-refusals.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { idOf } from '../../../../http/secrets.ts';
import type { ProposalKind } from '../../../operators/public.ts';

const input = z.object({ from: z.string(), until: z.string() });

/** Lets the sums of a period's closed days be taken along as a file. */
export const settlePeriod: ProposalKind<z.output<typeof input>> = {
  kind: 'ledger.settle',
  act: '导出结算单',
  objectKind: 'settlement',
  approve: 'ledger.approve',
  input,
  needsTotp: () => false,
  async dryRun(tx, { from, until }) {
    const rows = await tx
      .selectFrom('day_closings')
      .select('day')
      .where('day', '>=', from)
      .where('day', '<=', until)
      .execute();
    const refusal = settlementRefusal({ from, until, closed: rows.map(({ day }) => day) });
    if (refusal) throw new Refusal(settlementRefusalText(refusal));
    const period = from === until ? from : `${from} 至 ${until}`;
    return {
      target: `${from}:${until}`,
      targetName: `${period} 结算单`,
      // The sums of a closed day never change.
      baseVersion: idOf(from, until),
      changes: [{ field: '结算单', before: '', after: period }],
      effects: [
        `${settlementDays({ from, until }).length} 个已日结的日子，每个来源和账户的总额`,
        '没有号码和用户信息；下载会写入审计日志',
      ],
      costFen: null,
    };
  },
  async apply(tx, { from, until }, { now, proposedBy, decidedBy, proposalId }) {
    await tx
      .insertInto('settlements')
      .values({
        from_day: from,
        until_day: until,
        requested_by: proposedBy,
        approved_by: decidedBy,
        proposal_id: proposalId,
        at: now,
      })
      .execute();
  },
};

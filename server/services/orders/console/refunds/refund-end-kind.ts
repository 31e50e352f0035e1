import { sql } from 'kysely';
import { z } from 'zod';
import { refundEndWays } from '#core/contract/console/orders/refund-states.ts';
import { endRefundObstacle, refundEndWayNames, refundState } from '#core/rules/console/orders/refund-acts.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../../db/database.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { idOf } from '../../../../http/secrets.ts';
import type { DryRun, ProposalKind } from '../../../operators/public.ts';
import { endRefundByHand, lockRefundOnHold } from '../../../payments/public.ts';
import { refundColumns, refundJoins, refundsOf, type RefundRow } from './refund-rows.ts';

const input = z.object({
  refundNo: z.string(),
  way: z.enum(refundEndWays),
  proofNo: z.string(),
  reason: z.string(),
});
type Input = z.output<typeof input>;

/** Above this an approval needs a code of the authenticator, as for refunds. */
const maxFenWithoutTotp = 10_000;

/** A refund on hold, locked until the transaction ends: it is neither sent again nor ended meanwhile. */
async function lockedRefund(
  tx: Tx,
  refundNo: string,
  now: Date,
): Promise<RefundRow & { differenceId: number }> {
  const locked = await lockRefundOnHold(tx, refundNo, now);
  const {
    rows: [row],
  } = await sql<RefundRow>`
    select ${refundColumns} from (
      (${refundsOf.channel} where f.refund_no = ${refundNo}) union all (${refundsOf.till} where f.refund_no = ${refundNo})
    ) as r ${refundJoins}`.execute(tx);
  if (!row) throw new NotFound('没有这笔退款');
  if (locked === 'sending') throw new Refusal('正在重新发送，请稍后再看');
  const obstacle = endRefundObstacle(
    refundState({ state: row.state, isOnHold: row.held_at !== null, hasFailed: row.error !== null }),
  );
  if (obstacle !== null || locked === 'not-on-hold') throw new Refusal(obstacle ?? '这笔退款没有挂起');
  return { ...row, differenceId: locked.differenceId };
}

async function dryRun(tx: Tx, { refundNo, way, proofNo }: Input, now: Date): Promise<DryRun> {
  const row = await lockedRefund(tx, refundNo, now);
  const used = await tx
    .selectFrom('refund_ends')
    .select('refund_no')
    .where('proof_no', '=', proofNo)
    .executeTakeFirst();
  if (used) throw new Refusal(`这个凭证号已经用在退款 ${used.refund_no} 上`);
  const amount = `¥${formatFen(row.amount_fen)}`;
  return {
    target: refundNo,
    targetName: `${row.name} ${amount}`,
    baseVersion: idOf(refundNo, row.state, String(row.held_at?.getTime()), String(row.amount_fen)),
    changes: [
      { field: '退款', before: '已挂起', after: '人工结束' },
      { field: '凭证', before: '', after: `${refundEndWayNames[way]} ${proofNo}` },
    ],
    effects: [
      `确认已在渠道之外退给用户 ${amount}，不再自动退款`,
      '账本不记渠道退款：渠道没有付出这笔钱',
      '渠道以后若又退回，会照实入账并显示在这里',
      ...(row.kind === 'order' ? ['通知用户：已由人工处理，没收到请联系客服'] : []),
    ],
    costFen: row.amount_fen,
  };
}

/** Ends a refund that its channel cannot make, after the money went back another way. */
export const refundEnd: ProposalKind<Input> = {
  kind: 'refunds.end',
  act: '人工结束退款',
  objectKind: 'refund',
  approve: 'refunds.approveEnd',
  input,
  needsTotp: (costFen) => costFen !== null && costFen > maxFenWithoutTotp,
  dryRun,
  async apply(tx, { refundNo, way, proofNo, reason }, { now, proposedBy, decidedBy, proposalId }) {
    const { differenceId } = await lockedRefund(tx, refundNo, now);
    await endRefundByHand(
      tx,
      { refundNo, differenceId, note: `人工结束：${refundEndWayNames[way]} ${proofNo}` },
      now,
    );
    await tx
      .insertInto('refund_ends')
      .values({
        refund_no: refundNo,
        way,
        proof_no: proofNo,
        reason,
        requested_by: proposedBy,
        approved_by: decidedBy,
        proposal_id: proposalId,
        at: now,
      })
      .execute();
  },
};

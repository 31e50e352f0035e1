import { z } from 'zod';
import {
  invoiceListState,
  reverseInvoiceObstacle,
  titleKindNames,
} from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Tx } from '../../../../db/database.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { idOf } from '../../../../http/secrets.ts';
import type { DryRun, ProposalKind } from '../../../operators/public.ts';
import { invoiceableFen, reverseByDesk, type InvoiceRow } from '../../../payments/public.ts';
import { lockedOrder } from '../../orders/tables.ts';

const input = z.object({ invoiceNo: z.string(), reason: z.string() });
type Input = z.output<typeof input>;

/** An issued invoice with its order locked, as refunds lock it: one of both begins the reversal. */
async function lockedInvoice(tx: Tx, invoiceNo: string): Promise<InvoiceRow> {
  const find = () =>
    tx.selectFrom('invoices').selectAll().where('invoice_no', '=', invoiceNo).executeTakeFirst();
  const found = await find();
  if (found) await lockedOrder(tx, found.order_no);
  const row = found && (await find());
  if (!row) throw new NotFound('没有这张发票');
  const obstacle = reverseInvoiceObstacle(invoiceListState(row.state, row.note));
  if (obstacle !== null) throw new Refusal(obstacle);
  return row;
}

async function dryRun(tx: Tx, { invoiceNo }: Input): Promise<DryRun> {
  const row = await lockedInvoice(tx, invoiceNo);
  const [amount, rest] = [
    `¥${formatFen(row.amount_fen)}`,
    `¥${formatFen(await invoiceableFen(tx, row.order_no))}`,
  ];
  return {
    target: invoiceNo,
    targetName: `${titleKindNames[row.title_kind]}发票 ${amount}`,
    baseVersion: idOf(invoiceNo, row.state, String(row.amount_fen), row.tax_number ?? ''),
    changes: [
      { field: '发票', before: '已开具', after: '红冲' },
      { field: '发票金额', before: amount, after: '¥0.00' },
    ],
    effects: [
      `请税务服务开一张 −${amount} 的红字发票，原发票作废，不能撤回`,
      '钱不退：退款要另外申请',
      `通知用户发票已红冲，他可以按 ${rest} 重新申请`,
    ],
    costFen: null,
  };
}

/** Reverses an issued invoice. The job asks the tax service, as after a refund. */
export const invoiceReversal: ProposalKind<Input> = {
  kind: 'invoices.reverse',
  act: '红冲发票',
  objectKind: 'invoice',
  approve: 'invoices.approveReversal',
  input,
  needsTotp: () => false,
  dryRun,
  async apply(tx, { invoiceNo, reason }, { now, proposedBy, decidedBy, proposalId }) {
    await lockedInvoice(tx, invoiceNo);
    const decision = {
      invoice_no: invoiceNo,
      reason,
      requested_by: proposedBy,
      approved_by: decidedBy,
      proposal_id: proposalId,
      at: now,
    };
    if (!(await reverseByDesk(tx, decision))) throw new Refusal('已经在红冲');
  },
};

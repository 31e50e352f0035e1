import { cashierChannels } from '#core/rules/pay/pay-channels.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { closeTillRefund } from '../pay-code/credit-till-refund.ts';
import { accountById } from '../../accounts/public.ts';
import { writeMovement, type LedgerAccount } from '../ledger/write-movement.ts';
import { lockOrder, paymentByNo } from '../payments/tables.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { closeRefundOnHold } from '../refund-sending/hold-refund.ts';
import { refundAtChannel, settleRefund } from '../refund-sending/send-refunds.ts';
import { refundPayment } from '../refunds/request-refund.ts';
import {
  beginRepair,
  differenceById,
  giveUpRepair,
  lockToIgnore,
  settleDifference,
  type DifferenceRow,
  type NotFree,
} from '../differences/differences.ts';
import { reconciledChannels, type ReconciledChannel } from './reconcile-channel.ts';
import { repairBill } from './repair-bill.ts';
import {
  byHandSentence,
  failed,
  repaired,
  type Booked,
  type Failed,
  type RepairOutcome,
} from './repair-outcome.ts';

/**
 * Carries the proposed repair out. Each can be repeated: calls carry their number, and what is booked is booked with the end. The difference
 * is reserved meanwhile, so that it is not repaired twice or ignored while money moves.
 */
export async function repairDifference(deps: Deps, id: number, ip: string): Promise<RepairOutcome> {
  const row = await beginRepair(deps.db, id, deps.clock.now());
  if (typeof row === 'string') return { kind: row };
  const outcome = await carryOut(deps, row).catch(async (error: unknown) => {
    await giveUpRepair(deps.db, row);
    throw error;
  });
  if (outcome.kind === 'failed') {
    await giveUpRepair(deps.db, row);
    return outcome;
  }
  const { note, book } = outcome;
  return deps.db.transaction().execute(async (tx): Promise<RepairOutcome> => {
    await lockMoney(tx, row);
    const isDone = await settleDifference(tx, id, { state: 'repaired', note }, deps.clock.now());
    // What was moved is booked, also when the refund's job has ended the difference meanwhile.
    await book?.(tx);
    if (!isDone) return { kind: 'not-open' };
    await deps.securityLog.record(tx, operatorAct('repair-difference', row, ip));
    return { kind: 'repaired', note };
  });
}

/** Ends a difference without a repair. A refund that was held for it is closed: the operator sees to the money by hand. */
export const ignoreDifference = async (deps: Deps, id: number, ip: string): Promise<'ignored' | NotFree> =>
  deps.db.transaction().execute(async (tx) => {
    const found = await differenceById(tx, id);
    if (!found) return 'not-open';
    await lockMoney(tx, found);
    const now = deps.clock.now();
    const row = await lockToIgnore(tx, id, now);
    if (typeof row === 'string') return row;
    await settleDifference(tx, id, { state: 'ignored', note: '已人工处理或忽略' }, now);
    if (row.kind === 'refund-refused')
      await (row.source === 'till'
        ? closeTillRefund(tx, row.reference, now)
        : closeRefundOnHold(tx, row.reference));
    await deps.securityLog.record(tx, operatorAct('ignore-difference', row, ip));
    return 'ignored';
  });

/** The order or the payment at the till is locked before the difference, as in booking a refund. */
async function lockMoney(tx: Tx, { source, order_no, payment_no }: DifferenceRow): Promise<void> {
  if (order_no !== null) await lockOrder(tx, order_no);
  else if (source === 'till' && payment_no !== null)
    await tx
      .selectFrom('till_payments')
      .select('payment_no')
      .where('payment_no', '=', payment_no)
      .forUpdate()
      .execute();
}

const operatorAct = (what: string, { source, kind, reference, repair }: DifferenceRow, ip: string) => ({
  kind: 'operator' as const,
  what,
  ip,
  detail: JSON.stringify({ source, kind, reference, repair }),
});

async function carryOut(deps: Deps, row: DifferenceRow): Promise<Booked | Failed> {
  if (row.source === 'till' || row.source === 'cash') return repairBill(deps, row);
  switch (row.repair) {
    case 'capture':
      return capture(deps, row);
    case 'refund-there':
      return refundThere(deps, row);
    case 'write-off':
      return writeOff(deps, row);
    case 'send-refund-again':
      return sendAgain(deps, row);
    case 'book-refund':
      return recordRefund(deps, row);
    case 'dispute':
      return dispute(deps, row);
    case 'debit-again':
    case 'by-hand':
      return failed(byHandSentence);
  }
}

async function capture(deps: Deps, { reference, theirs }: DifferenceRow): Promise<Booked | Failed> {
  const payment = await paymentByNo(deps.db, reference);
  if (!payment) return failed('没有找到这笔支付');
  const settled = await settlePayment(deps, payment, { kind: 'paid', tradeNo: null, amountFen: theirs });
  if (settled === 'paid') return repaired('已补记收款');
  return settled === 'surplus' ? repaired('已补记收款，订单不能再付，款项退回') : failed('金额与订单不一致');
}

async function refundThere(deps: Deps, row: DifferenceRow): Promise<Booked | Failed> {
  const channel = channelOf(row);
  const payment = await paymentByNo(deps.db, row.reference);
  const account = payment && (await accountById(deps, payment.user_id));
  if (!channel || (!account && !isCashier(channel))) return failed('不知道退给谁，需要人工处理');
  const refunded = await deps.payChannels[channel].refund({
    refundNo: `X${row.reference}`,
    paymentNo: row.reference,
    amountFen: row.theirs - row.ours,
    totalFen: row.theirs,
    reason: '对账退回',
    payer: { mobile: account?.mobile ?? '', openId: account?.open_id ?? null },
  });
  return refunded.kind === 'done' ? repaired('已在渠道退回多收的款项') : failed(reasonOf(refunded));
}

/** The channel's account is reduced by what never arrived. */
async function writeOff(deps: Deps, row: DifferenceRow): Promise<Booked | Failed> {
  const { difference_id, order_no: orderNo, ours, theirs } = row;
  const from = channelOf(row);
  if (!from || orderNo === null) return failed('没有找到订单，需要人工处理');
  const movement = { movement: `repair ${difference_id}`, orderNo, amountFen: ours - theirs, from };
  const to: LedgerAccount = 'write-off';
  return repaired('已记为损失', (tx) => writeMovement(tx, { ...movement, to }, deps.clock.now()));
}

async function sendAgain(deps: Deps, { reference }: DifferenceRow): Promise<Booked | Failed> {
  const refund = await refundByNo(deps.db, reference);
  if (!refund) return failed('没有找到这笔退款');
  const refunded = await refundAtChannel(deps, { ...refund, tries: 1 });
  if (refunded.kind !== 'done') return failed(reasonOf(refunded));
  return repaired('已重新退款', (tx) => settleRefund(tx, refund, deps.clock.now()));
}

async function recordRefund(deps: Deps, row: DifferenceRow): Promise<Booked | Failed> {
  const { reference: refundNo, payment_no: paymentNo, order_no: orderNo, theirs: amountFen } = row;
  if (paymentNo === null || orderNo === null) return failed('没有找到原支付，需要人工处理');
  const now = deps.clock.now();
  const requested = await deps.db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderNo);
    return refundPayment(tx, { paymentNo, orderNo, refundNo, amountFen, reason: '渠道退款补记' }, now);
  });
  if (requested !== 'requested') return failed('超过可退金额，需要人工处理');
  const refund = await refundByNo(deps.db, refundNo);
  return refund ? repaired('已补记退款', (tx) => settleRefund(tx, refund, now)) : failed('没有找到这笔退款');
}

async function dispute(deps: Deps, row: DifferenceRow): Promise<Booked | Failed> {
  const supplier = row.source.replace(/^supplier /, '');
  switch (await deps.supplierAccounts.dispute(supplier, row.reference, row.theirs - row.ours)) {
    case 'credited':
      return repaired('供应商已冲回多收的费用');
    case 'refused':
      return failed('供应商拒绝冲回');
    case undefined:
      return failed('供应商没有应答，请稍后再试');
  }
}

const refundByNo = (db: Deps['db'], refundNo: string) =>
  db.selectFrom('payment_refunds').selectAll().where('refund_no', '=', refundNo).executeTakeFirst();
const isCashier = (name: string): boolean => cashierChannels.some((each) => each === name);
const channelOf = ({ source }: DifferenceRow): ReconciledChannel | undefined =>
  reconciledChannels.find((each) => each === source);
const reasonOf = (refunded: { readonly kind: string; readonly reason?: string }): string =>
  `渠道没有完成：${refunded.reason ?? refunded.kind}`;

import type { LedgerAccount } from '#core/contract/console/orders/money/money-states.ts';
import { repairNames } from '#core/rules/pay/difference-words.ts';
import { cashierChannels } from '#core/rules/pay/pay-channels.ts';
import type { Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { closeTillRefund } from '../pay-code/credit-till-refund.ts';
import { accountById } from '../../accounts/public.ts';
import { appendAudit } from '../../operators/public.ts';
import { writeMovement } from '../ledger/write-movement.ts';
import { lockOrder, paymentByNo } from '../payments/tables.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { closeRefundOnHold } from '../refund-sending/hold-refund.ts';
import { refundAtChannel, settleRefund } from '../refund-sending/send-refunds.ts';
import { refundPayment } from '../refunds/request-refund.ts';
import {
  beginRepair,
  differenceById,
  giveUpRepair,
  lockToDecide,
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
 * Carries out the repair that two persons approved, or the sending of a refund on hold that a process did not finish. Each can be repeated:
 * calls carry their number, and what is booked is booked with the end. The difference is reserved meanwhile, so that it is not repaired
 * twice or ignored while money moves.
 */
export async function repairDifference(deps: Deps, id: number): Promise<RepairOutcome> {
  const row = await beginRepair(deps.db, id, deps.clock.now());
  return typeof row === 'string' ? { kind: row } : carryOutReserved(deps, row);
}

/** Carries out the repair of a difference that is reserved for it. */
export async function carryOutReserved(deps: Deps, row: DifferenceRow): Promise<RepairOutcome> {
  const outcome = await carryOut(deps, row).catch(async (error: unknown) => {
    await giveUp(deps, row, '系统出错，没有完成');
    throw error;
  });
  if (outcome.kind === 'failed') {
    await giveUp(deps, row, outcome.reason);
    return outcome;
  }
  const { note, book } = outcome;
  return deps.db.transaction().execute(async (tx): Promise<RepairOutcome> => {
    await lockMoney(tx, row);
    const isDone = await settleDifference(
      tx,
      row.difference_id,
      { state: 'repaired', note },
      deps.clock.now(),
    );
    // What was moved is booked, also when the refund's job has ended the difference meanwhile.
    await book?.(tx);
    if (!isDone) return { kind: 'not-open' };
    await appendAudit(tx, noOperator, carriedOut(row, note), deps.clock.now());
    return { kind: 'repaired', note };
  });
}

/** The difference stays open, with the reason for the next decision. */
const giveUp = ({ db, clock }: Deps, row: DifferenceRow, reason: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await giveUpRepair(tx, row, reason);
    await appendAudit(tx, noOperator, carriedOut(row, `没有完成：${reason}`), clock.now());
  });

/** Ends a difference without a repair; it was locked by `lockedDifference`. A refund that was held for it is closed: an operator sees to the money by hand. */
export async function ignoreDifference(
  tx: Tx,
  { difference_id, kind, source, reference }: DifferenceRow,
  note: string,
  now: Date,
): Promise<void> {
  await settleDifference(tx, difference_id, { state: 'ignored', note }, now);
  if (kind !== 'refund-refused') return;
  await (source === 'till' ? closeTillRefund(tx, reference, now) : closeRefundOnHold(tx, reference));
}

/** An open difference that no repair was approved for, locked with its order. */
export async function lockedDifference(tx: Tx, id: number, now: Date): Promise<DifferenceRow | NotFree> {
  const found = await differenceById(tx, id);
  if (!found) return 'not-open';
  await lockMoney(tx, found);
  return lockToDecide(tx, id, now);
}

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

const noOperator = { operatorId: null, name: null, network: '' };
const carriedOut = (
  { difference_id, reference, repair: planned, proposal_id }: DifferenceRow,
  reason: string,
) => ({
  act: `执行修复：${repairNames[planned]}`,
  objectKind: 'difference',
  objectKey: String(difference_id),
  objectName: reference,
  reason,
  ...(proposal_id !== null && { proposalId: proposal_id }),
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

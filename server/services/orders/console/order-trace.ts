import type { OrderTraceEntry } from '#core/contract/console/orders/orders.shapes.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import { movementKindNames, movementParts } from '#core/rules/console/money/movement-words.ts';
import { accountName } from '#core/rules/pay/difference-words.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Db } from '../../../db/database.ts';
import type { OrderMovement } from '../../payments/public.ts';
import { attemptTrace, refundTrace } from './trace/money-trace.ts';
import { deliveryTrace, invoicesTrace, shipmentTrace } from './trace/fulfilment-trace.ts';
import type { Dated } from './trace/dated.ts';

/** What happened to an order in the order of time, by who says it; of rounds that were followed by another one too. */
export async function orderTrace(
  db: Db,
  orderNo: string,
  movements: readonly OrderMovement[],
): Promise<OrderTraceEntry[]> {
  const parts = await Promise.all([
    ownTrace(db, orderNo),
    attemptTrace(db, orderNo),
    refundTrace(db, orderNo),
    deliveryTrace(db, orderNo),
    shipmentTrace(db, orderNo),
    invoicesTrace(db, orderNo),
  ]);
  return [...parts.flat(), ...movements.map(booked)]
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, paymentNo = null, ...entry }) => ({ ...entry, paymentNo, at: at.toISOString() }));
}

async function ownTrace(db: Db, orderNo: string): Promise<Dated[]> {
  const log = await db
    .selectFrom('order_log')
    .select(['at', 'state', 'reason'])
    .where('order_no', '=', orderNo)
    .orderBy('seq')
    .execute();
  return log.map(({ at, state, reason }) => ({
    at,
    party: 'order',
    text: maskAll(reason),
    tone: state === 'closed' || state === 'refunding' ? 'stopped' : 'done',
  }));
}

const booked = ({ at, movement, debit, credit, amountFen }: OrderMovement): Dated => ({
  at: new Date(at),
  party: 'ledger',
  text: `记账 ${movementKindNames[movementParts(movement).kind]} ¥${formatFen(amountFen)}，借${accountName(debit)}，贷${accountName(credit)}`,
  tone: 'done',
});

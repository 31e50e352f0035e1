import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { till } from '#core/contract/goods/till.ts';
import type { TillPayment } from '#core/contract/goods/till.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { payCodeHash } from './issue-pay-code.ts';

const ofUser = (db: Db, userId: string) =>
  db
    .selectFrom('till_payments as p')
    .innerJoin('shops as s', 's.shop_id', 'p.shop_id')
    .where('p.user_id', '=', userId);

const rowsOf = (found: ReturnType<typeof ofUser>) =>
  found
    .leftJoinLateral(
      (e) =>
        e
          .selectFrom('till_refunds as r')
          .select(({ fn, eb }) => [
            fn.sum<string>('r.amount_fen').as('refunding_fen'),
            fn
              .agg<boolean>('bool_or', [
                eb.and([eb('r.state', '=', 'pending'), eb('r.held_at', 'is not', null)]),
              ])
              .as('is_held'),
            fn.agg<boolean>('bool_or', [eb('r.state', '=', 'closed')]).as('is_closed'),
          ])
          .whereRef('r.payment_no', '=', 'p.payment_no')
          .where('r.state', 'in', ['pending', 'closed'])
          .as('w'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .select(['s.name as shop_name', 'w.refunding_fen', 'w.is_held', 'w.is_closed'])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.payment_no');

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const view = (row: Row): TillPayment => ({
  paymentNo: row.payment_no,
  shopCode: row.shop_id,
  shopName: row.shop_name,
  state: row.state,
  amountFen: row.amount_fen,
  discountFen: row.discount_fen,
  couponFen: row.coupon_fen,
  payableFen: row.payable_fen,
  refundedFen: row.refunded_fen,
  refundingFen: Number(row.refunding_fen ?? 0),
  isRefundDelayed: row.is_held ?? false,
  isRefundClosed: row.is_closed ?? false,
  payMethodName: '话费支付',
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
});

/** The subscriber's own payment of a code or number; null where there is none. */
export async function tillPayment(
  { db, secret }: Deps,
  { userId }: Member,
  { authCode, paymentNo }: InputOf<typeof till.tillPayment>,
): Promise<DataOf<typeof till.tillPayment>> {
  if (authCode === undefined && paymentNo === undefined) return { payment: null };
  let found = ofUser(db, userId);
  if (authCode !== undefined) found = found.where('p.code_hash', '=', payCodeHash(secret, authCode));
  if (paymentNo !== undefined) found = found.where('p.payment_no', '=', paymentNo);
  const row = await rowsOf(found).limit(1).executeTakeFirst();
  return { payment: row ? view(row) : null };
}

export async function tillPayments(
  { db }: Deps,
  { userId }: Member,
  input: InputOf<typeof till.tillPayments>,
): Promise<DataOf<typeof till.tillPayments>> {
  const found = ofUser(db, userId);
  return mapPage(await paged(input, found, rowsOf(found)), view);
}

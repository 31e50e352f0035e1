import { tillPrice } from '#core/rules/pay/till-price.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../http/secrets.ts';
import { isOwnCode, payCodeHash } from './issue-pay-code.ts';
import { settleTillPayment } from './settle-till-payment.ts';
import { lockedTillCards } from '../../coupons/public.ts';

export interface Charge {
  readonly authCode: string;
  readonly shopCode: string;
  readonly amountFen: number;
  /** The till's own number of the sale; absent: the code stands for it. */
  readonly tradeNo?: string | undefined;
}

export type ChargeVerdict =
  | 'paid'
  | 'paying'
  | 'failed'
  | 'unknown'
  | 'expired'
  | 'used'
  | 'amount'
  | 'wrong-shop'
  | 'no-shop';

export interface ChargeAnswer {
  readonly ok: boolean;
  readonly verdict: ChargeVerdict;
  readonly text: string;
  readonly paymentNo: string | null;
  readonly discountFen: number | null;
  readonly payableFen: number | null;
}

/** What the till reads. */
export const chargeSentences: Readonly<Record<ChargeVerdict, string>> = {
  paid: '收款成功',
  paying: '正在确认扣款，请稍候，不要重复收款',
  failed: '扣款没有成功，请顾客换一种方式支付',
  unknown: '无法识别这个付款码',
  expired: '付款码已过期，请顾客刷新后再扫',
  used: '这个付款码已经用过，请顾客刷新后再扫',
  amount: '金额不对，请核对后重新输入',
  'wrong-shop': '付款码选的是其他门店，请顾客切换门店后再扫',
  'no-shop': '没有找到这家门店',
};

/** The most that one scan may take: 5,000 yuan. */
const maxFen = 500_000;
/** Until then only this request settles the payment; after it the job does. */
const leaseMs = 10_000;

const answerOf = (verdict: ChargeVerdict): ChargeAnswer => ({
  ok: verdict === 'paid',
  verdict,
  text: chargeSentences[verdict],
  paymentNo: null,
  discountFen: null,
  payableFen: null,
});

/** A scan at a till. The payment is committed before any money moves; the code is used up and a coupon reserved with it. A repeated sale gets its first answer. */
export async function chargePayCode(deps: Deps, charge: Charge): Promise<ChargeAnswer> {
  const { db, secret } = deps;
  if (!isOwnCode(secret, charge.authCode)) return answerOf('unknown');
  if (charge.amountFen < 1 || charge.amountFen > maxFen) return answerOf('amount');
  // A code that has paid is answered without a transaction: its payment stays.
  const paid = await earlier(db, payCodeHash(secret, charge.authCode), charge);
  const started = paid ?? (await db.transaction().execute((tx) => begin(deps, tx, charge)));
  if (typeof started === 'string') return answerOf(started);
  if (started.isNew) await settleTillPayment(deps, started.paymentNo);
  const row = await db
    .selectFrom('till_payments')
    .select(['payment_no', 'state', 'reason', 'discount_fen', 'payable_fen'])
    .where('payment_no', '=', started.paymentNo)
    .executeTakeFirstOrThrow();
  const verdict = row.state === 'refunded' ? 'used' : row.state;
  return {
    ...answerOf(verdict),
    ...(row.reason !== null && { text: row.reason }),
    paymentNo: row.payment_no,
    discountFen: row.discount_fen,
    payableFen: row.payable_fen,
  };
}

type StartedCharge = { readonly paymentNo: string; readonly isNew: boolean };

async function begin(
  { clock, secret }: Deps,
  tx: Tx,
  { authCode, shopCode, amountFen, tradeNo }: Charge,
): Promise<StartedCharge | ChargeVerdict> {
  const hash = payCodeHash(secret, authCode);
  const now = clock.now();
  const code = await tx
    .selectFrom('pay_codes')
    .selectAll()
    .where('code_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
  if (!code) return (await earlier(tx, hash, { shopCode, amountFen, tradeNo })) ?? 'expired';
  if (code.expires_at <= now) return 'expired';
  const shop = await tx
    .selectFrom('shops')
    .select(['discount_text', 'category_id'])
    .where('shop_id', '=', shopCode)
    .executeTakeFirst();
  if (!shop) return 'no-shop';
  if (code.shop_id !== null && code.shop_id !== shopCode) return 'wrong-shop';
  const { discountFen, couponFen, card, payableFen } = tillPrice({
    amountFen,
    terms: shop.discount_text,
    categoryId: shop.category_id,
    cards: await lockedTillCards(tx, code.user_id, now),
    now: now.getTime(),
  });
  const paymentNo = newId();
  const inserted = await tx
    .insertInto('till_payments')
    .values({
      payment_no: paymentNo,
      user_id: code.user_id,
      shop_id: shopCode,
      code_hash: hash,
      trade_no: tradeNo ?? paymentNo,
      amount_fen: amountFen,
      discount_fen: discountFen,
      card_code: card?.cardCode ?? null,
      coupon_fen: couponFen,
      payable_fen: payableFen,
      state: 'paying',
      reason: null,
      next_try_at: new Date(now.getTime() + leaseMs),
      created_at: now,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.columns(['shop_id', 'trade_no']).doNothing())
    .executeTakeFirst();
  // The sale was charged with another code before.
  if (inserted.numInsertedOrUpdatedRows === 0n) return 'used';
  if (card)
    await tx
      .updateTable('user_coupons')
      .set({ state: 'reserved' })
      .where('card_code', '=', card.cardCode)
      .execute();
  await tx.deleteFrom('pay_codes').where('user_id', '=', code.user_id).execute();
  return { paymentNo, isNew: true };
}

/** A code that paid: the same sale again, or a second scan; undefined for one that did not. */
async function earlier(
  db: Db,
  hash: Buffer,
  { shopCode, amountFen, tradeNo }: Omit<Charge, 'authCode'>,
): Promise<StartedCharge | ChargeVerdict | undefined> {
  const paid = await db
    .selectFrom('till_payments')
    .select(['payment_no', 'shop_id', 'trade_no', 'amount_fen'])
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  if (!paid) return undefined;
  const isSame = paid.shop_id === shopCode && paid.trade_no === tradeNo && paid.amount_fen === amountFen;
  return isSame ? { paymentNo: paid.payment_no, isNew: false } : 'used';
}

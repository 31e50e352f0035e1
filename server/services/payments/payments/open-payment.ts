import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { chinaTime } from '#core/rules/format/china-time.ts';
import { payChannels } from '#core/rules/pay/pay-channels.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Deps } from '../../../deps.ts';
import type { Attempt } from './attempt.ts';
import { payWithPoints } from './pay-with-points.ts';
import { firstQueryMs } from './query-payments.ts';
import type { PaymentRow } from './tables.ts';

/** Why there is no attempt: 'late' and 'not-open' say what became of the order, 'other-open' that another method is being paid with. */
export type NoAttempt = 'not-found' | 'late' | 'not-open' | 'other-open';

interface RequestedAttempt {
  readonly orderNo: string;
  /** Only an order of this subscriber. */
  readonly userId?: string;
  readonly payMethodId: PaymentRow['pay_method_id'];
}

interface OpenedRow extends Omit<Attempt, 'order_no' | 'pay_method_id' | 'state'> {
  readonly outcome: 'open' | NoAttempt;
}

const openedPayment = preparedQuery<
  {
    readonly orderNo: string;
    readonly userId: string | null;
    readonly payMethodId: number;
    readonly paymentNo: string;
    readonly now: Date;
    readonly nextQueryAt: Date;
  },
  OpenedRow
>('open-payment', (db, { orderNo, userId, payMethodId, paymentNo, now, nextQueryAt }) => ({
  compile: () =>
    sql<OpenedRow>`
    select outcome, payment_no, user_id, amount_fen, expires_at, goods_name, mobile_sealed, open_id_sealed
    from open_payment(${orderNo}, ${userId}, ${payMethodId}::smallint, ${paymentNo}, ${now}, ${nextQueryAt})`.compile(
      db,
    ),
}));

/** Opens an attempt, or continues the open one of the same method; points are debited with it. */
export async function openPayment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { orderNo, userId, payMethodId }: RequestedAttempt,
): Promise<Attempt | NoAttempt> {
  const now = clock.now();
  const open = async (from: Parameters<typeof openedPayment>[0]): Promise<Attempt | NoAttempt> => {
    const [row] = await openedPayment(from, {
      orderNo,
      userId: userId ?? null,
      payMethodId,
      paymentNo: newPaymentNo(now),
      now,
      nextQueryAt: new Date(now.getTime() + firstQueryMs),
    });
    if (!row) throw new Error('an attempt has no outcome');
    const { outcome, ...payment } = row;
    return outcome === 'open'
      ? { ...payment, order_no: orderNo, pay_method_id: payMethodId, state: 'open' }
      : outcome;
  };
  if (payChannels[payMethodId] !== 'points') return open(db);
  return db.transaction().execute(async (tx) => {
    const attempt = await open(tx);
    return typeof attempt === 'string' ? attempt : payWithPoints(tx, attempt, now);
  });
}

/** The day and twelve random digits. */
function newPaymentNo(now: Date): string {
  const { year, month, day } = chinaTime(now);
  const two = (value: number) => String(value).padStart(2, '0');
  const random = () => String(randomInt(1_000_000)).padStart(6, '0');
  return `P${year}${two(month)}${two(day)}${random()}${random()}`;
}

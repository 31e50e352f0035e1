import { sql } from 'kysely';
import { isMessageTime } from '#core/rules/rights/my-month/my-month-times.ts';
import { remindedUntil, voucherReminder } from '#core/rules/wallet/voucher-reminder.ts';
import { isOwnedCode } from '../orders/refunded-pieces.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { sendMessages } from '../../content/public.ts';

const perRound = 500;

interface Ending {
  readonly user_id: string;
  readonly order_no: string;
  readonly line: number;
  readonly goods_name: string;
  readonly count: number;
  readonly valid_until: Date;
}

/**
 * Sends a message for the codes of a line that end in two days, in the daytime. The code's mark decides, so each is reminded of once; a
 * code that a shop is taking at this moment waits for the next round, when it is used.
 */
export async function remindOfVouchers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  if (!isMessageTime(now)) return 0;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<Ending>`
      with due as materialized (
        select c.code_id from sku_codes c
        where c.user_id is not null and c.used_at is null and c.reminded_at is null
          and c.valid_until > ${now} and c.valid_until <= ${remindedUntil(now)} and ${isOwnedCode}
        order by c.valid_until limit ${perRound} for update skip locked
      ), marked as (
        update sku_codes c set reminded_at = ${now} from due d where c.code_id = d.code_id
        returning c.user_id, c.order_no, c.line, c.valid_until
      )
      select m.user_id, m.order_no, m.line, l.goods_name, m.valid_until,
        -- Another instance may have marked some of them.
        (select count(*)::integer from sku_codes c where c.order_no = m.order_no and c.line = m.line
          and c.used_at is null and c.valid_until = m.valid_until and ${isOwnedCode}) as count
      from (select distinct user_id, order_no, line, valid_until from marked) m join order_lines l using (order_no, line) join users u using (user_id)
      where u.closed_at is null`.execute(tx);
    const messages = rows.map((ending) => ({
      userId: ending.user_id,
      source: `voucher-ends ${ending.order_no} ${ending.line} ${ending.valid_until.getTime()}`,
      kind: 'trade' as const,
      topic: 'coupon' as const,
      ...voucherReminder({
        goodsName: ending.goods_name,
        count: ending.count,
        validUntil: ending.valid_until,
      }),
      link: { page: 'orderDetail' as const, query: { orderNo: ending.order_no } },
    }));
    await sendMessages(tx, messages, now);
    return rows.length;
  });
}

export const remindOfVouchersWork = (deps: Deps): Work => ({
  name: 'remind-of-vouchers',
  everyMs: 60_000,
  run: () => remindOfVouchers(deps),
});

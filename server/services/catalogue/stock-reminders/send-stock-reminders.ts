import { sql } from 'kysely';
import { names } from '#core/config/names.ts';
import { stockReminderText } from '#core/rules/goods/stock-reminder-text.ts';
import { isMessageTime } from '#core/rules/rights/my-month/my-month-times.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Deps } from '../../../deps.ts';
import type { Work } from '../../../jobs/service-jobs.ts';
import { isSettled } from '../../../upstreams/sms/port.ts';
import { sendMessage } from '../../content/public.ts';

const perRound = 20;
/** A message not surely sent is retried after the lease; its id makes the repetition harmless. */
const leaseMs = 600_000;

type SendDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'sms' | 'encryption'>;

interface DueReminder {
  readonly user_id: string;
  readonly sku_id: string;
  readonly asked_at: Date;
  readonly goods_id: string;
  readonly goods_name: string;
  readonly sku_name: string;
  readonly mobile_sealed: string;
}

/** Sends the reminders of skus that are in stock again, in the daytime; returns how many were due. */
export async function sendStockReminders(deps: SendDeps): Promise<number> {
  const now = deps.clock.now();
  if (!isMessageTime(now)) return 0;
  const due = await leaseDue(deps, now);
  await Promise.all(
    due.map((reminder) =>
      send(deps, reminder, now).catch((error: unknown) =>
        deps.log.error({ err: error, skuId: reminder.sku_id }, 'sending a stock reminder failed'),
      ),
    ),
  );
  return due.length;
}

async function leaseDue({ db }: SendDeps, now: Date): Promise<readonly DueReminder[]> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<DueReminder>`
    with due as materialized (
      select r.user_id, r.sku_id, g.goods_id, g.name as goods_name, s.name as sku_name
      from stock_reminders r join skus s using (sku_id) join goods g using (goods_id)
      where r.due_at <= ${now} and s.stock_left is distinct from 0 and ${isListed(now)}
      order by r.asked_at limit ${perRound} for update of r skip locked
    )
    update stock_reminders r set due_at = ${leaseUntil} from due d, users u
    where r.user_id = d.user_id and r.sku_id = d.sku_id and u.user_id = d.user_id
    returning d.*, r.asked_at, u.mobile_sealed`.execute(db);
  return rows;
}

async function send({ db, sms, encryption }: SendDeps, reminder: DueReminder, now: Date): Promise<void> {
  const { user_id: userId, sku_id: skuId, goods_id: goodsId, asked_at: requestedAt } = reminder;
  const source = `stock-reminder ${skuId} ${requestedAt.getTime()}`;
  const { title, text } = stockReminderText(reminder.goods_name, reminder.sku_name);
  const message = {
    id: `${source} ${userId}`,
    mobile: encryption.mobiles.open(reminder.mobile_sealed),
    text: `【${names.product}】${text}`,
    channel: 'sms' as const,
  };
  if (!isSettled(await sms.send(message))) return;
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('stock_reminders')
      .where('user_id', '=', userId)
      .where('sku_id', '=', skuId)
      .where('asked_at', '=', requestedAt)
      .executeTakeFirstOrThrow();
    // Cancelled, or the account was closed meanwhile.
    if (numDeletedRows === 0n) return;
    await sendMessage(
      tx,
      {
        userId,
        source,
        kind: 'activity',
        topic: 'notice',
        title,
        text,
        link: { page: 'goodsDetail', query: { goodsId, skuId } },
      },
      now,
    );
  });
}

export const stockReminderWork = (deps: Deps): Work => ({
  name: 'stock-reminders',
  everyMs: 30_000,
  run: () => sendStockReminders(deps),
});

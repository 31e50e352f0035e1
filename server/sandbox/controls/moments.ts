import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { controls } from '#core/contract/sandbox/controls.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import type { Db } from '../../db/database.ts';

/** When the rights that wait for the morning of the month's first day open. */
const opensAtHour = 10;

/** Farther activities have no end that one would try. */
const maxMoveMs = 366 * 24 * 3_600_000;

/** Times after now that the clock can be moved to: the next beginning and the next end of each kind of activity, and the next month. */
export async function moments(db: Db, now: Date): Promise<DataOf<typeof controls.moments>> {
  const { rows } = await sql<{ readonly text: string; readonly at: Date }>`
    with activities (kind, sort, begins_at, ends_at) as (
      select case mode when 'draw' then '秒杀抽签' else '限时秒杀' end, case mode when 'draw' then 2 else 1 end, begins_at, ends_at
        from seckill_sessions where is_on
      union all select '拼团', 3, begins_at, ends_at from group_activities where is_on
      union all select '领券', 4, begins_at, ends_at from coupon_activities where is_on
      union all select '抽奖', 5, begins_at, ends_at from lotteries where stopped_at is null
      union all select '卡密兑换', 6, begins_at, ends_at from card_code_batches)
    select kind || '开始' as text, min(begins_at) as at, sort, 1 as place from activities where begins_at > ${now} group by kind, sort
    union all
    select kind || '结束', min(ends_at), sort, 2 from activities where begins_at <= ${now} and ends_at > ${now} group by kind, sort
    order by sort, place`.execute(db);
  const { year, month } = chinaTime(now);
  const nextMonth = chinaInstant({ year, month: month + 1, hour: opensAtHour });
  const limit = now.getTime() + maxMoveMs;
  return [
    { text: `下月1日${opensAtHour}:00`, at: new Date(nextMonth).toISOString() },
    ...rows.filter(({ at }) => at.getTime() < limit).map(({ text, at }) => ({ text, at: at.toISOString() })),
  ];
}

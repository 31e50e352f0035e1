import { sql } from 'kysely';
import { couponPlaceNames } from '#core/rules/console/coupons/coupon-names.ts';
import type { ActivityDetail } from '#core/contract/console/activities/every-activity.shapes.ts';
import { whoOpensGroups } from '#core/rules/console/activities/activity-names.ts';
import type { Db } from '../../../../db/database.ts';
import type { ActivityKey } from './locked-activity.ts';

type Facts = ActivityDetail['facts'];
const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
const shown = (value: number): string => value.toLocaleString('zh-CN');

/** What is to be known of an activity besides time, budget and participation. */
export async function activityFacts(db: Db, { kind, activityId }: ActivityKey): Promise<Facts> {
  switch (kind) {
    case 'group':
      return groupFacts(db, activityId);
    case 'lottery':
      return lotteryFacts(db, activityId);
    case 'cash':
      return cashFacts(db);
    case 'promotion':
      return promotionFacts(db, activityId);
    case 'zone':
      return zoneFacts(db, activityId);
    case 'coupon':
      return couponFacts(db, activityId);
    case 'draw':
    case 'flash':
    case 'half':
      return [];
  }
}

async function groupFacts(db: Db, activityId: string): Promise<Facts> {
  const { rows } = await sql<{
    price: number;
    list: number;
    size: number;
    hours: number;
    from_level: number;
    limit: number | null;
    sold: number;
    open: number;
    waiting: number;
  }>`
    select a.price_fen as price, u.price_fen as list, a.size, a.hours, a.sold,
      a.opens_from_level as from_level, a.limit_per_user as "limit", count(b.group_no)::integer as open,
      coalesce(sum(b.paid), 0)::integer as waiting
    from group_activities a join skus u using (sku_id)
    left join buy_groups b on b.activity_id = a.activity_id and b.state = 'open'
    where a.activity_id = ${activityId} group by a.activity_id, u.price_fen`.execute(db);
  return rows.flatMap(({ price, list, size, hours, from_level, limit, sold, open, waiting }) => [
    { title: '拼团价', text: `${yuan(price)}，单买 ${yuan(list)}` },
    { title: '成团', text: `${size} 人，${hours} 小时内` },
    { title: '谁能开团', text: whoOpensGroups(from_level) },
    { title: '每人', text: limit === null ? '不限次数' : `${limit} 次` },
    { title: '正在拼', text: `${shown(open)} 个团，${shown(waiting)} 人已付款` },
    { title: '已成团', text: `${shown(sold)} 件` },
  ]);
}

async function lotteryFacts(db: Db, lotteryId: string): Promise<Facts> {
  const { rows } = await sql<{ version: number; chances: number; planned: Date | null }>`
    select l.version, l.daily_chances as chances, v.takes_effect_at as planned from lotteries l
    left join lottery_versions v on v.lottery_id = l.lottery_id and v.state = 'planned'
    where l.lottery_id = ${lotteryId}`.execute(db);
  return rows.flatMap(({ version, chances, planned }) => [
    { title: '概率版本', text: `第 ${version} 版${planned ? '，新版已排期' : ''}` },
    { title: '每天机会', text: `${chances} 次，做任务可再得` },
  ]);
}

async function cashFacts(db: Db): Promise<Facts> {
  const { rows } = await sql<{ state: string; count: number; fen: number }>`
    select state, count(*)::integer as count, sum(amount_fen)::bigint as fen from cash_withdrawals
    where state = 'pending' or created_at > now() - interval '30 days' group by state`.execute(db);
  const of = (state: string) => rows.find((row) => row.state === state) ?? { count: 0, fen: 0 };
  const [pending, credited, returned] = [of('pending'), of('credited'), of('returned')];
  return [
    { title: '提现中', text: `${shown(pending.count)} 笔，${yuan(pending.fen)}` },
    { title: '30 天已到账', text: `${shown(credited.count)} 笔，${yuan(credited.fen)}` },
    { title: '30 天已退回', text: `${shown(returned.count)} 笔，${yuan(returned.fen)}` },
  ];
}

const promotionKinds = {
  price: '活动价',
  nth: '第几件折扣',
  pieces: '满件减',
  orders: '满额减',
  gift: '赠品',
  chances: '送抽奖机会',
} as const;

async function promotionFacts(db: Db, promotionId: string): Promise<Facts> {
  const row = await db
    .selectFrom('promotions')
    .select(['kind', 'goods_ids', 'collection_id', 'per_person', 'period'])
    .where('promotion_id', '=', promotionId)
    .executeTakeFirst();
  if (!row) return [];
  return [
    { title: '方式', text: promotionKinds[row.kind] },
    { title: '商品', text: row.collection_id ?? `${row.goods_ids.length} 件` },
    {
      title: '每人',
      text: row.per_person === null ? '不限' : `${row.period === 'month' ? '每月' : ''} ${row.per_person} 件`,
    },
  ];
}

async function zoneFacts(db: Db, activityId: string): Promise<Facts> {
  const row = await db
    .selectFrom('zone_activities as a')
    .leftJoin('zone_groups as g', 'g.group_id', 'a.group_id')
    .select(['a.sub_title', 'a.areas', 'g.name'])
    .where('a.activity_id', '=', activityId)
    .executeTakeFirst();
  if (!row) return [];
  return [
    { title: '分组', text: row.name ?? '没有' },
    { title: '说明', text: row.sub_title },
    { title: '城市', text: row.areas.length === 0 ? '全省' : `${row.areas.length} 个城市` },
  ];
}

async function couponFacts(db: Db, activityId: string): Promise<Facts> {
  const activity = await db
    .selectFrom('coupon_activities')
    .select(['kind', 'areas'])
    .where('activity_id', '=', activityId)
    .executeTakeFirst();
  if (!activity) return [];
  const offers = await db
    .selectFrom('coupon_offers as o')
    .innerJoin('coupon_templates as t', 't.template_id', 'o.template_id')
    .select(['t.title', 'o.taken', 'o.stock'])
    .where('o.activity_id', '=', activityId)
    .orderBy('o.sort')
    .orderBy('o.template_id')
    .execute();
  return [
    { title: '在哪里领', text: couponPlaceNames[activity.kind] },
    { title: '城市', text: activity.areas.length === 0 ? '全省' : `${activity.areas.length} 个城市` },
    ...offers.map(({ title, taken, stock }) => ({
      title,
      text: `已领 ${shown(taken)}，${stock === null ? '不限' : `还剩 ${shown(stock - taken)}`}`,
    })),
  ];
}

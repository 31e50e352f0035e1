import type { Selectable } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import type { GroupActivities } from '../db/schema/group-buy.ts';
import type { DemoGoodsId } from './data/goods.ts';

const hour = 3_600_000;

/** Goods, group price, size, hours and pieces sold so far. */
const rows: readonly (readonly [DemoGoodsId, number, number, number, number])[] = [
  ['music-year', 6_800, 2, 24, 12_046],
  ['video-year', 10_800, 3, 24, 6_480],
  ['noodles', 2_990, 2, 12, 3_312],
  ['carwash', 1_590, 2, 24, 932],
  ['tea-tin', 5_800, 3, 24, 2_115],
  ['peach', 6_900, 3, 24, 1_608],
  ['kettle', 6_900, 2, 48, 754],
];

const idOf = (goodsId: string): string => `group-${goodsId}`;

/** Goods that are cheaper in a group. */
export const demoGroupActivities: readonly Selectable<GroupActivities>[] = rows.map(
  ([goodsId, price_fen, size, hours, sold], at) => ({
    activity_id: idOf(goodsId),
    sku_id: `${goodsId}.1`,
    price_fen,
    size,
    hours,
    budget_fen: 5_000_000,
    spent_fen: 0,
    begins_at: new Date('2026-01-01T00:00:00+08:00'),
    ends_at: new Date('2031-01-01T00:00:00+08:00'),
    is_on: true,
    sold,
    sort: at + 1,
  }),
);

/** Open groups of the day: the goods, who opened it, and how many hours are left. Their orders were paid with a trial voucher. */
const openGroups: readonly (readonly [DemoGoodsId, string, number])[] = [
  ['music-year', 'U0000000004', 2.3],
  ['noodles', 'U0000000005', 0.8],
  ['peach', 'U0000000001', 5.7],
];

interface DemoGoods {
  readonly goods_id: string;
  readonly goods_name: string;
  readonly sku_name: string;
  readonly pic_url: string;
  readonly kind: 'virtual' | 'charge' | 'code' | 'physical';
  readonly price_fen: number;
}

/** The rows of the groups that are open today, for the subscribers and goods that exist. */
export function demoGroups(now: Date, userIds: readonly string[], goods: readonly DemoGoods[]) {
  const day = chinaDay(now).replaceAll('-', '');
  return openGroups.flatMap(([goodsId, userId, hoursLeft], at) => {
    const activity = demoGroupActivities.find(({ activity_id }) => activity_id === idOf(goodsId));
    const sold = goods.find(({ goods_id }) => goods_id === goodsId);
    if (!activity || !sold || !userIds.includes(userId)) return [];
    const [orderNo, groupNo] = [`D${day}${at + 1}`, `demo-${day}-${at + 1}`];
    const expiresAt = new Date(now.getTime() + hoursLeft * hour);
    const openedAt = new Date(expiresAt.getTime() - activity.hours * hour);
    const { price_fen: listFen, ...line } = sold;
    const costFen = listFen - activity.price_fen;
    return [
      {
        group: {
          group_no: groupNo,
          activity_id: activity.activity_id,
          opened_by: userId,
          size: activity.size,
          taken: 1,
          paid: 1,
          state: 'open',
          opened_at: openedAt,
          expires_at: expiresAt,
          ended_at: null,
        },
        order: {
          order_no: orderNo,
          user_id: userId,
          request_key: orderNo,
          state: 'paid',
          payable_fen: 0,
          freight_fen: 0,
          steps: JSON.stringify([
            { kind: 'list', text: '商品金额', amountFen: listFen },
            { kind: 'activity', text: '拼团优惠', amountFen: -costFen },
            {
              kind: 'coupon',
              text: `${shortYuan(activity.price_fen)}元体验券`,
              amountFen: -activity.price_fen,
            },
          ]),
          benefit_mobile_sealed: null,
          address_id: null,
          created_at: openedAt,
          pay_by: openedAt,
        },
        line: {
          ...line,
          order_no: orderNo,
          line: 1,
          sku_id: activity.sku_id,
          quantity: 1,
          list_fen: listFen,
          coupon_fen: activity.price_fen,
          payable_fen: 0,
          took_stock: false,
          stock_area: null,
          multi_order: false,
          gift_of: null,
          price_facts: null,
        },
        seat: {
          order_no: orderNo,
          group_no: groupNo,
          user_id: userId,
          state: 'paid',
          cost_fen: costFen,
          taken_at: openedAt,
        },
      },
    ] as const;
  });
}

import type { Selectable } from 'kysely';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import type { GroupActivities } from '../../db/schema/group-buy.ts';
import { groupActivities, openGroups } from '../data/sales.ts';
import { demoGoods, demoSkus } from './goods.ts';

const hourMs = 3_600_000;
const idOf = (goodsId: string): string => `group-${goodsId}`;

/** The other columns have their defaults. */
type DemoGroupActivity = Omit<
  Selectable<GroupActivities>,
  'stopped_at' | 'opens_from_level' | 'limit_per_user'
>;
/** Goods that are cheaper in a group. */
export const demoGroupActivities: readonly DemoGroupActivity[] = groupActivities.map(
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

/** The sku of an activity, as an order line has it. */
function orderLineOf(skuId: string) {
  const sku = demoSkus.find(({ sku_id }) => sku_id === skuId);
  const goods = demoGoods(() => '').find(({ goods_id }) => goods_id === sku?.goods_id);
  if (!sku || !goods || goods.kind === 'external') throw new Error(`no goods of ${skuId}`);
  return {
    listFen: sku.price_fen,
    line: {
      goods_id: goods.goods_id,
      goods_name: goods.name,
      sku_name: sku.name,
      pic_url: sku.pic_url,
      kind: goods.kind,
    },
  };
}

/** The groups that are open today, with the order of the one who opened it. */
export function demoGroups(now: Date) {
  const day = chinaDay(now).replaceAll('-', '');
  return openGroups.flatMap(([goodsId, user_id, hoursLeft], at) => {
    const activity = demoGroupActivities.find(({ activity_id }) => activity_id === idOf(goodsId));
    if (!activity) return [];
    const [order_no, group_no] = [`D${day}${at + 1}`, `demo-${day}-${at + 1}`];
    const expiresAt = new Date(now.getTime() + hoursLeft * hourMs);
    const openedAt = new Date(expiresAt.getTime() - activity.hours * hourMs);
    const { listFen, line } = orderLineOf(activity.sku_id);
    const costFen = listFen - activity.price_fen;
    const voucher = `${shortYuan(activity.price_fen)}元体验券`;
    return [
      {
        user_id,
        group: {
          group_no,
          activity_id: activity.activity_id,
          opened_by: user_id,
          size: activity.size,
          taken: 1,
          paid: 1,
          state: 'open',
          opened_at: openedAt,
          expires_at: expiresAt,
          ended_at: null,
        },
        order: {
          order_no,
          user_id,
          request_key: order_no,
          state: 'paid',
          payable_fen: 0,
          freight_fen: 0,
          steps: JSON.stringify([
            { kind: 'list', text: '商品金额', amountFen: listFen },
            { kind: 'activity', text: '拼团优惠', amountFen: -costFen },
            { kind: 'coupon', text: voucher, amountFen: -activity.price_fen },
          ]),
          benefit_mobile_sealed: null,
          address_id: null,
          created_at: openedAt,
          pay_by: openedAt,
        },
        line: {
          ...line,
          order_no,
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
        seat: { order_no, group_no, user_id, state: 'paid', cost_fen: costFen, taken_at: openedAt },
      },
    ] as const;
  });
}

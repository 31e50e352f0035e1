import type { OrderDetail } from '#core/contract/content/order-query.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { claimLog, claimOrderStates } from '#core/rules/rights/claim-as-order.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { Refusal } from '../../../http/refusal.ts';
import { exchangesOf } from '../card-code/tables.ts';
import { exchangeView } from '../card-code/exchange-view.ts';
import { claimOf, eventsOf } from './tables.ts';

type Find = (deps: Deps, member: Member, orderId: string) => Promise<OrderDetail | undefined>;

const free = { quantity: 1, priceLines: [{ label: '实付', amountFen: 0 }], payableFen: 0, payBefore: null };

const claimOrder: Find = async ({ db }, { userId, mobile }, orderId) => {
  const claim = await claimOf(db, userId, orderId);
  if (!claim) return undefined;
  return {
    ...free,
    ...claimOrderStates[claim.state],
    orderId,
    goodsId: claim.goods_id,
    skuId: claim.sku_id,
    rightsId: claim.rights_id,
    goodsName: claim.show_name,
    skuName: claim.product_name,
    picUrl: claim.pic_url,
    benefitMobile: claim.hint.includes('{mobile}') ? maskMobile(mobile) : null,
    payMethodName: '权益领取',
    createdAt: claim.claimed_at.toISOString(),
    deliveries:
      claim.state === 'delivered' && claim.note !== '' ? [{ label: '发放内容', content: claim.note }] : [],
    log: claimLog(await eventsOf(db, userId, { claimId: orderId })),
  };
};

const exchangeOrder: Find = async ({ db, clock, encryption }, { userId }, orderId) => {
  const row = await exchangesOf(db, { userId, exchangeId: orderId }).executeTakeFirst();
  if (!row) return undefined;
  const { state, note, rightsName, picUrl, mobile, exchangedAt } = exchangeView(encryption, row, clock.now());
  const look = claimOrderStates[state];
  const trace = claimLog(await eventsOf(db, userId, { subscriptionId: row.subscription_id }));
  return {
    ...free,
    ...look,
    orderId,
    goodsId: null,
    skuId: null,
    rightsId: null,
    goodsName: rightsName,
    skuName: '卡密兑换',
    picUrl,
    benefitMobile: mobile,
    payMethodName: '卡密兑换',
    createdAt: exchangedAt,
    deliveries: look.state === 'done' ? [{ label: '到账说明', content: note }] : [],
    log: trace.length > 0 ? trace : [{ state: look.state, note, at: exchangedAt }],
  };
};

/** Campaign pages show claims and exchanges as orders. Neither was paid for; paid orders are not included. */
const kinds: readonly Find[] = [claimOrder, exchangeOrder];

/** The subscriber's own claim or exchange as an order; another user's is not found. */
export async function orderDetail(deps: Deps, member: Member, orderId: string): Promise<OrderDetail> {
  for (const find of kinds) {
    const order = await find(deps, member, orderId);
    if (order) return order;
  }
  throw new Refusal('没有找到该订单');
}

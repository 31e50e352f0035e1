import type { LineDelivery, OrderFulfilment } from '#core/contract/order/after-sale.shapes.ts';
import type { GoodsOrder, OrderSummary } from '#core/contract/order/orders.shapes.ts';
import { orderStateTexts, type OrderState } from '#core/rules/order/order-states.ts';

export const anOrderSummary = (
  orderNo: string,
  state: OrderState,
  overrides: Partial<OrderSummary> = {},
): OrderSummary => ({
  orderNo,
  state,
  stateText: orderStateTexts[state],
  waitingGroup: null,
  use: { codes: 0, visits: 0, ended: 0, until: null },
  isRefunding: false,
  payableFen: 1_920,
  createdAt: '2026-08-30T01:26:00.000Z',
  payBy: null,
  lines: [
    {
      giftOf: null,
      skuId: `goods${orderNo}.1`,
      goodsId: `goods${orderNo}`,
      goodsName: `商品${orderNo}`,
      skuName: '白色',
      picUrl: 'goods/cooker',
      kind: 'physical',
      quantity: 1,
      listFen: 19_900,
      payableFen: 1_920,
      opensMembership: false,
    },
  ],
  ...overrides,
});

export const aGoodsOrder = (
  orderNo: string,
  state: OrderState,
  overrides: Partial<GoodsOrder> = {},
): GoodsOrder => ({
  ...anOrderSummary(orderNo, state),
  paidFen: 0,
  firstClaimDay: null,
  monthRights: null,
  dataMb: 0,
  refundedFen: 0,
  steps: [
    { kind: 'list', text: '商品金额', amountFen: 19_900 },
    { kind: 'coupon', text: '福袋券', amountFen: -17_980 },
  ],
  benefitMobile: null,
  address: { recipient: '王小明', phone: '138****6021', text: '江苏省南京市鼓楼区中山路18号' },
  log: [
    { at: '2026-08-30T01:26:00.000Z', state: 'created', reason: '提交订单' },
    ...(state === 'closed'
      ? [{ at: '2026-08-30T01:40:00.000Z', state: 'closed' as const, reason: '您取消了订单' }]
      : []),
  ],
  serverNow: '2026-08-30T01:30:00.000Z',
  renews: false,
  ...overrides,
});

/** What became of an order with one line. */
export const aFulfilment = (orderNo: string, line: Partial<LineDelivery> = {}): OrderFulfilment => ({
  orderNo,
  lines: [
    {
      line: 1,
      way: 'post',
      state: null,
      note: '',
      isRefunded: false,
      hasFailed: false,
      canRefund: true,
      refundReason: '',
      payableFen: 1_920,
      couponFen: 0,
      giftOf: null,
      facts: null,
      pointsFen: 0,
      gifts: [],
      codes: [],
      content: null,
      ...line,
    },
  ],
  shipment: null,
  refunds: [],
  canHide: false,
  canInvoice: false,
  invoiceState: null,
  remindedAt: null,
});

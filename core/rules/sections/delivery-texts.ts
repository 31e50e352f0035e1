import type { GoodsKind } from '../../contract/console/goods/goods-fields.shapes.ts';

interface DeliveryTexts {
  readonly guarantees: readonly string[];
  /** How it is used. */
  readonly usage: readonly string[];
  readonly refund: readonly string[];
  /** Notes before payment. */
  readonly prompts: readonly string[];
}

/** What a detail page says about goods by how they are delivered: the demo's goods, and new goods until an editor writes better. */
export const deliveryTexts: Readonly<Record<GoodsKind, DeliveryTexts>> = {
  virtual: {
    guarantees: ['立即到账', '正品保障'],
    usage: ['支付成功后立即生效，可在“我的订单”里查看。'],
    refund: ['虚拟商品生效后不支持退款。'],
    prompts: ['虚拟商品生效后不支持退款，请确认后再支付'],
  },
  charge: {
    guarantees: ['官方直充', '到账快', '充错可申诉'],
    usage: [
      '下单时填写要充值的手机号，支付成功后一般五分钟内到账。',
      '充值号码请仔细核对，填写错误会充到别的账号。',
    ],
    refund: ['充值失败原路退回，到账后不支持退款。'],
    prompts: ['请核对充值号码，到账后不支持退款'],
  },
  code: {
    guarantees: ['到店即用'],
    usage: [
      '支付成功后券码在“我的订单”里，到店出示即可核销。',
      '节假日是否可用以门店公示为准，建议提前电话确认。',
    ],
    // Refunds are described by the terms (core/rules/sections/code-promise.ts).
    refund: [],
    prompts: ['券码仅限本人使用'],
  },
  physical: {
    guarantees: ['七天无理由', '破损包赔', '四十八小时发货'],
    usage: ['支付成功后四十八小时内发货，物流信息在订单里查看。'],
    refund: ['签收七天内可退换，不影响二次销售即可。'],
    prompts: ['请确认收货地址和所选规格'],
  },
  external: {
    guarantees: ['合作方直供'],
    usage: ['在合作页面完成预约后，凭预约码使用。'],
    refund: ['未使用可在合作页面申请退款。'],
    prompts: ['将打开合作页面，请按页面提示完成预约'],
  },
};

import type { QuestionKind } from '#core/contract/user/question-kinds.ts';

export const questionKindNames: Readonly<Record<QuestionKind, string>> = {
  claim: '权益领取',
  charge: '充值到账',
  order: '订单支付',
  refund: '退款售后',
  renewal: '会员续费',
  number: '号码账号',
  shop: '门店核销',
  coupon: '优惠券',
};

import type { ClosingBlocker } from '#core/contract/user/closing-blockers.ts';

/** The sentence that the subscriber reads. */
export const closingBlockerTexts: Readonly<Record<ClosingBlocker, string>> = {
  renewal: '会员续费正在确认，完成后再申请注销',
  withdrawal: '您有一笔提现正在处理，到账后再申请注销',
  refund: '您有一笔退款正在处理，到账后再申请注销',
  'till-payment': '您有一笔门店付款正在处理，完成后再申请注销',
  business: '您有业务正在办理，完成后再申请注销',
  order: '您有订单还没有完成，完成后再申请注销',
  claim: '您有权益正在发放，到账后再申请注销',
};

export const closingBlockerNames: Readonly<Record<ClosingBlocker, string>> = {
  renewal: '续费正在确认',
  withdrawal: '提现在处理',
  refund: '退款在处理',
  'till-payment': '门店付款在处理',
  business: '业务在办理',
  order: '订单没完成',
  claim: '权益在发放',
};

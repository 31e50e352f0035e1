import type { LineDelivery } from '#core/contract/order/after-sale.shapes.ts';

/** What has become of a line, in one short text; undefined while its delivery has not begun. */
export function lineState({ way, state, note, isRefunded }: LineDelivery): string | undefined {
  if (state === 'failed') return `${note}，已退款`;
  if (isRefunded) return '已退款';
  switch (state) {
    case null:
      return undefined;
    case 'shipped':
      return '已发货';
    case 'delivering':
      return way === 'post' ? '备货中' : '发放中，预计5分钟内到账';
    case 'delivered':
      break;
  }
  switch (way) {
    case 'post':
      return '已签收';
    case 'codes':
      return '券码已到账';
    case 'membership':
      return '会员已开通';
    case 'coupons':
      return '券已放入我的优惠券';
    case 'supplier':
    case null:
      return '已到账';
  }
}

/** What has become of a gift; of codes whether they are used. */
export function giftState(gift: LineDelivery): string {
  if (gift.way !== 'codes' || gift.isRefunded || gift.codes.length === 0) return lineState(gift) ?? '待发放';
  const unused = gift.codes.filter(({ isUsed }) => !isUsed).length;
  return unused === 0 ? '已使用' : `待使用${unused}张`;
}

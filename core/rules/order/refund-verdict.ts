import type { CodeTerms } from '../../contract/console/goods/goods-fields.shapes.ts';
import { codeRefusal } from './code-terms.ts';
import type { OrderState } from './order-states.ts';

/** A line as the rule of refunds sees it. */
export interface RefundFacts {
  readonly orderState: OrderState;
  /** null: the delivery has not begun. */
  readonly delivery: 'delivering' | 'shipped' | 'delivered' | 'failed' | null;
  readonly way: 'supplier' | 'codes' | 'post' | 'membership' | 'coupons' | null;
  readonly isRefunded: boolean;
  /** A code was taken by a shop, a right of the membership claimed, or a card of the package spent. */
  readonly isUsed: boolean;
  /** A code was shown. */
  readonly isShown: boolean;
  readonly codeTerms: CodeTerms;
  /** A coupon that came with the membership was used. */
  readonly isGiftUsed: boolean;
  /** A chance of a lottery that came with it was drawn. */
  readonly hasDrawn: boolean;
  /** Of a lounge; null: the line is none. */
  readonly visits: 'unused' | 'used' | null;
}

export interface RefundVerdict {
  readonly allowed: boolean;
  readonly reason: string;
}

/** The subscriber has not seen how many coupons go back with the refund. */
export const giftsRefusal = (cards: number): string =>
  cards === 0 ? '随会员送的券有变化，请确认后重新提交' : `退款会收回随会员送的${cards}张券，请确认后重新提交`;

const allowed: RefundVerdict = { allowed: true, reason: '' };
const refused = (reason: string): RefundVerdict => ({ allowed: false, reason });

/** Whether the subscriber may have the money of a line back: while it is unused. */
export function refundVerdict({
  orderState,
  delivery,
  way,
  isRefunded,
  isUsed,
  isShown,
  codeTerms,
  isGiftUsed,
  visits,
  hasDrawn,
}: RefundFacts): RefundVerdict {
  if (orderState === 'created' || orderState === 'closed') return refused('订单没有付款');
  if (isRefunded) return refused('该商品已退款');
  if (hasDrawn) return refused('下单送的抽奖机会已使用，不能退款');
  if (visits === 'used') return refused('贵宾厅次数已使用，不能退款');
  switch (delivery) {
    case null:
      return allowed;
    case 'failed':
      return refused('发放失败，款项自动退回');
    case 'delivering':
      return way === 'post' ? allowed : refused('正在发放，到账后再看能否退款');
    case 'shipped':
      return refused('商品已发出，需要退货请联系客服');
    case 'delivered':
      break;
  }
  if (visits === 'unused') return allowed;
  switch (way) {
    case null:
    case 'supplier':
      return refused('已充值到账，不能退款');
    case 'post':
      return refused('商品已签收，需要退货请联系客服');
    case 'codes': {
      const refusal = codeRefusal(codeTerms, { isShown, isUsed });
      return refusal === undefined ? allowed : refused(refusal);
    }
    case 'membership':
      if (isUsed) return refused('会员权益已使用，不能退款');
      return isGiftUsed ? refused('随会员送的券已使用，不能退款') : allowed;
    case 'coupons':
      return isUsed ? refused('券已使用，不能退款') : allowed;
  }
}

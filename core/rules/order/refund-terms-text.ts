import type { LineDelivery } from '../../contract/order/after-sale.shapes.ts';
import { formatFen } from '../pricing/money.ts';

type Line = Pick<LineDelivery, 'canRefund' | 'payableFen' | 'pointsFen'> & {
  readonly codes: readonly Pick<LineDelivery['codes'][number], 'asksFirst'>[];
};

/** Until when the codes of a line are refunded, and what comes back; undefined: they are not, or there are none. */
export function refundTermsText({ canRefund, payableFen, pointsFen, codes }: Line):
  | {
      readonly title: string;
      readonly text: string;
    }
  | undefined {
  if (!canRefund || codes.length === 0) return undefined;
  const isUntilShown = codes.some(({ asksFirst }) => asksFirst);
  const back = [payableFen > 0 && `¥${formatFen(payableFen)}`, pointsFen > 0 && `${pointsFen}豆`];
  const amount = back.filter(Boolean).join('和');
  const pieces = codes.length > 1 ? `${codes.length}张一起退，` : '';
  return {
    title: isUntilShown ? '没看码可退，到期没看自动退' : '未使用可退，到期未用自动退',
    text: amount === '' ? `${pieces}没有付款，不用退钱` : `${pieces}可退${amount}，原路退回`,
  };
}

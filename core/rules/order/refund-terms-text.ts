import type { LineDelivery } from '../../contract/order/after-sale.shapes.ts';
import { partOfPieces } from './part-of-pieces.ts';
import { formatFen } from '../pricing/money.ts';

type Line = Pick<LineDelivery, 'canRefund' | 'oneByOne' | 'pieces' | 'payableFen' | 'pointsFen' | 'facts'> & {
  readonly codes: readonly Pick<LineDelivery['codes'][number], 'asksFirst'>[];
};

/** Until when the codes of a line are refunded, and what comes back; undefined: they are not, or there are none. */
export function refundTermsText({ canRefund, oneByOne, pieces, codes, facts, ...paid }: Line):
  | {
      readonly title: string;
      readonly text: string;
    }
  | undefined {
  if (!canRefund || codes.length === 0) return undefined;
  const isUntilShown = codes.some(({ asksFirst }) => asksFirst);
  const part = (fen: number) => (oneByOne ? partOfPieces(fen, 1, pieces) : fen);
  const [payableFen, pointsFen] = [part(paid.payableFen), part(paid.pointsFen)];
  const back = [payableFen > 0 && `¥${formatFen(payableFen)}`, pointsFen > 0 && `${pointsFen}豆`];
  const amount = back.filter(Boolean).join('和');
  const each = oneByOne ? '单张' : codes.length > 1 ? `${codes.length}张一起退，` : '';
  // A promotion may count the pieces that are kept.
  const varies = oneByOne && facts !== null && facts.promotions.length > 0;
  return {
    title: isUntilShown ? '没看码可退，到期没看自动退' : '未使用可退，到期未用自动退',
    text: varies
      ? '可以单张退，金额看保留几张，原路退回'
      : amount === ''
        ? `${oneByOne ? '' : each}没有付款，不用退钱`
        : `${each}可退${amount}，原路退回`,
  };
}

import { shortYuan, type Fen } from '../pricing/money.ts';

interface Combination {
  /** The cards used. */
  readonly cards: number;
  readonly savedFen: Fen;
  readonly payableFen: Fen;
  /** Of the best combination. */
  readonly bestSavedFen: Fen;
  /** The cards that fit the order, used or not. */
  readonly fitting: number;
}

/** The choice of coupons explained in one sentence. */
export function combinationSentence({
  cards,
  savedFen,
  payableFen,
  bestSavedFen,
  fitting,
}: Combination): string {
  if (fitting === 0) return '没有适用于本单的券';
  if (savedFen < bestSavedFen)
    return cards === 0
      ? `未使用券，用推荐组合可省¥${shortYuan(bestSavedFen)}`
      : `已选${cards}张，省¥${shortYuan(savedFen)}，换用推荐组合可再省¥${shortYuan(bestSavedFen - savedFen)}`;
  if (cards === 0) return '本单用券不能再省';
  if (payableFen === 0) return `已选${cards}张券全额抵扣，用券最少且先用快到期的`;
  return `已选${cards}张，省¥${shortYuan(savedFen)}，是${fitting}张可用券中最省的组合`;
}

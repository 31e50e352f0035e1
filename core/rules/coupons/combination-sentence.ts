import { shortYuan, sumFen, type Fen } from '../pricing/money.ts';

interface SentenceCard {
  readonly cardCode: string;
  readonly couponAmt: Fen;
  readonly savedFen: Fen;
}

interface Combination {
  /** The cards used, and those that fit the order and are not used. */
  readonly used: readonly SentenceCard[];
  readonly spare: readonly SentenceCard[];
  readonly best: { readonly cardCodes: readonly string[]; readonly savedFen: Fen };
  /** The price of the goods before coupons. */
  readonly goodsFen: Fen;
}

/** The choice of coupons explained in one sentence: why it is the best, or what the best one saves. */
export function combinationSentence({ used, spare, best, goodsFen }: Combination): string {
  const [cards, fitting] = [used.length, used.length + spare.length];
  const savedFen = sumFen(used.map((card) => card.savedFen));
  if (fitting === 0) return '没有适用于本单的券';
  if (savedFen < best.savedFen)
    return cards === 0
      ? `未使用券，用推荐组合可省¥${shortYuan(best.savedFen)}`
      : `已选${cards}张，省¥${shortYuan(savedFen)}，换用推荐组合可再省¥${shortYuan(best.savedFen - savedFen)}`;
  if (cards === 0) return '本单用券不能再省';
  if (used.some(({ cardCode }) => !best.cardCodes.includes(cardCode)))
    return `已选${cards}张，省¥${shortYuan(savedFen)}，推荐组合省得一样多，而且先用小额、快到期的券`;
  const amountsOf = (list: readonly SentenceCard[]) => list.map(({ couponAmt }) => couponAmt);
  const [spent, saved] = [Math.max(...amountsOf(used)), Math.max(0, ...amountsOf(spare))];
  if (savedFen === goodsFen)
    return saved > spent
      ? `最划算：总面额最小的${cards}张券全额抵扣，为您留下¥${shortYuan(saved)}的大额券`
      : `最划算：${cards}张券全额抵扣，先用面额小、快到期的`;
  return fitting === cards
    ? `最划算：${cards}张可用券都用上，共省¥${shortYuan(savedFen)}`
    : `最划算：${fitting}张可用券中这${cards}张最省，共省¥${shortYuan(savedFen)}`;
}

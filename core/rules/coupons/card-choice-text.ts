import { shortYuan, type Fen } from '../pricing/money.ts';

interface ChosenCard {
  readonly savedFen: Fen;
  readonly wastedFen: Fen;
}

interface OfferedCard {
  /** The order with this card and no other. */
  readonly alone: (ChosenCard & { readonly payableFen: Fen }) | null;
  /** Why it is not used now. */
  readonly reason: string;
}

export interface CardChoiceText {
  readonly text: string;
  /** Part of its amount would be lost. */
  readonly isWasteful: boolean;
}

const lost = (fen: Fen): string => `剩¥${shortYuan(fen)}作废`;

/** What a used card takes off the order, and what of it is lost. */
export const usedCardText = ({ savedFen, wastedFen }: ChosenCard): CardChoiceText =>
  wastedFen > 0
    ? { text: `抵掉¥${shortYuan(savedFen)}，${lost(wastedFen)}`, isWasteful: true }
    : { text: `抵掉¥${shortYuan(savedFen)}`, isWasteful: false };

/** What another card would do for the order, beside what the best choice saves and loses. */
export function offeredCardText({ alone, reason }: OfferedCard, best: ChosenCard): CardChoiceText {
  if (!alone) return { text: reason, isWasteful: false };
  if (alone.wastedFen === 0)
    return { text: `只用这张，应付¥${shortYuan(alone.payableFen)}`, isWasteful: false };
  const isForLargerOrders = alone.savedFen <= best.savedFen && alone.wastedFen > best.wastedFen;
  return {
    text: `用这张，${lost(alone.wastedFen)}${isForLargerOrders ? '，留给大件更划算' : ''}`,
    isWasteful: true,
  };
}

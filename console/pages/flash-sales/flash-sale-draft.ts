import type { FlashSaleDetail, FlashSaleDraft } from '#core/contract/console/activities/activities.shapes.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';

/** Offered goods as they are typed. */
export interface OfferedTexts {
  readonly goodsId: string;
  readonly name: string;
  readonly price: string;
  readonly total: string;
  readonly limit: string;
  readonly budget: string;
  /** Goods of a session are stopped, not taken out. */
  readonly isNew: boolean;
}
export interface FlashSaleTexts {
  readonly name: string;
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly membersOnly: boolean;
  readonly goods: readonly OfferedTexts[];
}

export const textsOf = (sale: FlashSaleDetail | undefined): FlashSaleTexts => ({
  name: sale?.name ?? '',
  beginsAt: sale?.beginsAt ?? '',
  endsAt: sale?.endsAt ?? '',
  membersOnly: sale?.membersOnly ?? false,
  goods: (sale?.goods ?? []).map((each) => ({
    goodsId: each.goodsId,
    name: each.name,
    price: yuanOf(each.priceFen),
    total: String(each.total),
    limit: String(each.limitPerUser),
    budget: yuanOf(each.budgetFen ?? Math.max(0, each.listPriceFen - each.priceFen) * each.total),
    isNew: false,
  })),
});

const pieces = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;

/** What is sent; undefined while something is missing or is no number. */
export function draftOf(
  { goods, ...texts }: FlashSaleTexts,
  sessionId: string | undefined,
): FlashSaleDraft | undefined {
  const offered = goods.flatMap(({ goodsId, price, total, limit, budget }) => {
    const [priceFen, budgetFen] = [fenOf(price), fenOf(budget)];
    const [all, limitPerUser] = [pieces(total), pieces(limit)];
    if (priceFen === undefined || budgetFen === undefined) return [];
    if (all === undefined || limitPerUser === undefined) return [];
    return [{ goodsId, priceFen, total: all, limitPerUser, budgetFen }];
  });
  const isWhole = texts.beginsAt !== '' && texts.endsAt !== '' && offered.length === goods.length;
  if (!isWhole || goods.length === 0) return undefined;
  return { ...texts, ...(sessionId !== undefined && { sessionId }), goods: offered };
}

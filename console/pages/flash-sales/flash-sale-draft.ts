import type { FlashSaleDetail, FlashSaleDraft } from '#core/contract/console/activities/activities.shapes.ts';
import type { SessionWay } from '#core/contract/console/activities/activity-kinds.ts';
import { halfOf } from '#core/rules/console/activities/session-ways.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';

/** Offered goods as they are typed. */
export interface OfferedTexts {
  readonly goodsId: string;
  readonly name: string;
  readonly listPriceFen: number;
  readonly price: string;
  readonly total: string;
  readonly limit: string;
  readonly minLevel: string;
  readonly budget: string;
  /** Goods of a session are stopped, not taken out. */
  readonly isNew: boolean;
}
export interface FlashSaleTexts {
  readonly name: string;
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly way: SessionWay;
  readonly registersAt: string;
  readonly closesAt: string;
  readonly quota: string;
  readonly membersOnly: boolean;
  readonly goods: readonly OfferedTexts[];
}

export const textsOf = (sale: FlashSaleDetail | undefined): FlashSaleTexts => ({
  name: sale?.name ?? '',
  beginsAt: sale?.beginsAt ?? '',
  endsAt: sale?.endsAt ?? '',
  way: sale?.way ?? 'race',
  registersAt: sale?.registersAt ?? '',
  closesAt: sale?.closesAt ?? '',
  quota: sale?.quotaPerMonth?.toString() ?? '',
  membersOnly: sale?.membersOnly ?? false,
  goods: (sale?.goods ?? []).map((each) => ({
    goodsId: each.goodsId,
    name: each.name,
    listPriceFen: each.listPriceFen,
    price: yuanOf(each.priceFen),
    total: String(each.total),
    limit: String(each.limitPerUser),
    minLevel: String(each.minLevel),
    budget: yuanOf(each.budgetFen ?? Math.max(0, each.listPriceFen - each.priceFen) * each.total),
    isNew: false,
  })),
});

const pieces = (text: string): number | undefined =>
  /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;

/** The price that a way prescribes; undefined: it is typed. */
export const priceOfWay = (way: SessionWay, listPriceFen: number): string | undefined => {
  if (way === 'half') return yuanOf(halfOf(listPriceFen));
  return way === 'free' ? '0' : undefined;
};

/** What is sent; undefined while something is missing or is no number. */
export function draftOf(
  { goods, quota, registersAt, closesAt, ...texts }: FlashSaleTexts,
  sessionId: string | undefined,
): FlashSaleDraft | undefined {
  const offered = goods.flatMap(({ goodsId, listPriceFen, price, total, limit, minLevel, budget }) => {
    const [priceFen, budgetFen] = [fenOf(priceOfWay(texts.way, listPriceFen) ?? price), fenOf(budget)];
    const [all, limitPerUser] = [pieces(total), pieces(limit)];
    if (priceFen === undefined || budgetFen === undefined) return [];
    if (all === undefined || limitPerUser === undefined) return [];
    return [{ goodsId, priceFen, total: all, limitPerUser, minLevel: Number(minLevel), budgetFen }];
  });
  const isDraw = texts.way === 'draw';
  const quotaPerMonth = texts.way === 'half' && quota !== '' ? pieces(quota) : null;
  const isWhole =
    texts.beginsAt !== '' &&
    texts.endsAt !== '' &&
    (!isDraw || (registersAt !== '' && closesAt !== '')) &&
    offered.length === goods.length;
  if (!isWhole || goods.length === 0 || quotaPerMonth === undefined) return undefined;
  return {
    ...texts,
    ...(sessionId !== undefined && { sessionId }),
    registersAt: isDraw ? registersAt : null,
    closesAt: isDraw ? closesAt : null,
    quotaPerMonth,
    goods: offered,
  };
}

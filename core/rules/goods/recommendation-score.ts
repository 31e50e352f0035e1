import { shownLowest } from './shown-lowest.ts';

/** Why goods are recommended; each kind gives at most its points. */
export const recommendationPoints = {
  /** Bought by those of the audience who bought something else too. */
  boughtTogether: 40,
  /** Of a category the audience looked at. */
  sameCategory: 30,
  /** Sold in the audience's city alone, or in few. */
  sameCity: 20,
  /** Cheaper for members, for an audience with a level. */
  level: 15,
  popular: 20,
} as const;
export type RecommendationKind = keyof typeof recommendationPoints;

export interface RecommendationReason {
  readonly kind: RecommendationKind;
  readonly points: number;
  /** For the workbench. */
  readonly text: string;
}

export interface CandidateGoods {
  readonly goodsId: string;
  readonly categoryId: string;
  /** Cities it is sold in; empty: all. */
  readonly areas: readonly string[];
  readonly priceFen: number;
  readonly memberPriceFen: number | null;
  readonly sold: number;
}

/** The subscribers in a city with a level, and their actions. */
export interface RecommendationAudience {
  readonly city: string | undefined;
  readonly level: number;
  /** The share of views per category, from 0 to 1. */
  readonly viewedCategories: ReadonlyMap<string, number>;
  /** How often goods were bought with what the audience bought, from 0 to 1. */
  readonly boughtTogether: ReadonlyMap<string, number>;
}

/** Sales at which goods are as popular as they can be. */
const verySold = 100_000;

/** The points of goods for an audience with their reasons, the strongest first; undefined where they are not sold. */
export function recommendationScore(
  { goodsId, categoryId, areas, priceFen, memberPriceFen, sold }: CandidateGoods,
  { city, level, viewedCategories, boughtTogether }: RecommendationAudience,
): { readonly score: number; readonly reasons: readonly RecommendationReason[] } | undefined {
  if (areas.length > 0 && city !== undefined && !areas.includes(city)) return undefined;
  const saved = priceFen - shownLowest(priceFen, memberPriceFen);
  const shares: Readonly<Record<RecommendationKind, readonly [share: number, text: string]>> = {
    boughtTogether: [boughtTogether.get(goodsId) ?? 0, '常与这些用户买过的商品一起购买'],
    sameCategory: [viewedCategories.get(categoryId) ?? 0, '这些用户最近常看这一类'],
    sameCity: [city !== undefined && areas.includes(city) ? 1 / Math.sqrt(areas.length) : 0, '本市可用'],
    level: [level > 0 && priceFen > 0 ? Math.min(1, (2 * saved) / priceFen) : 0, '会员价更低'],
    popular: [Math.min(1, Math.log10(1 + sold) / Math.log10(verySold)), '销量高'],
  };
  const reasons = (Object.entries(shares) as [RecommendationKind, readonly [number, string]][])
    .map(([kind, [share, text]]) => ({ kind, points: Math.round(share * recommendationPoints[kind]), text }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

/** Goods in the order of their points. Of one category at most two stand in a row, so that a list shows variety. */
export function ranked<G extends CandidateGoods & { readonly score: number }>(goods: readonly G[]): G[] {
  const left = [...goods].sort((a, b) => b.score - a.score || a.goodsId.localeCompare(b.goodsId));
  const order: G[] = [];
  while (left.length > 0) {
    const [last, before] = [order.at(-1), order.at(-2)];
    const isFull = last !== undefined && last.categoryId === before?.categoryId;
    const next = isFull ? left.findIndex(({ categoryId }) => categoryId !== last.categoryId) : 0;
    order.push(...left.splice(Math.max(0, next), 1));
  }
  return order;
}

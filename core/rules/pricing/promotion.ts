import type { Promotion } from '#core/contract/goods/shared/promotion.shapes.ts';

export type { Promotion };
export type PromotionKind = Promotion['kind'];
export type PromotionOf<Kind extends PromotionKind> = Extract<Promotion, { readonly kind: Kind }>;
export type Tier = PromotionOf<'pieces'>['tiers'][number];

export interface Running {
  /** Milliseconds. */
  readonly now: number;
  /** The city of the visitor; absent: promotions of single cities do not apply. */
  readonly cityCode?: string | undefined;
}

/** The promotions that run now, in any city. */
export const currentPromotions = <Each extends Promotion>(
  promotions: readonly Each[],
  now: number,
): readonly Each[] =>
  promotions.filter(({ beginsAt, endsAt }) => (beginsAt ?? 0) <= now && (endsAt === null || endsAt > now));

/** Whether a promotion holds in the city. */
export const isForCity = ({ cities }: Pick<Promotion, 'cities'>, cityCode: string | undefined): boolean =>
  cities.length === 0 || cities.some((city) => city === cityCode);

/** The promotions that run now in the city. */
export const runningPromotions = <Each extends Promotion>(
  promotions: readonly Each[],
  { now, cityCode }: Running,
): readonly Each[] => currentPromotions(promotions, now).filter((each) => isForCity(each, cityCode));

/** Whether a subscriber of this level has the promotion. */
export const isForLevel = ({ levels }: Pick<Promotion, 'levels'>, level: number): boolean =>
  levels.length === 0 || levels.includes(level);

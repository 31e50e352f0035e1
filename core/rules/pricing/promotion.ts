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

/** The promotions that run now in the city. */
export const runningPromotions = <Each extends Promotion>(
  promotions: readonly Each[],
  { now, cityCode }: Running,
): readonly Each[] =>
  promotions.filter(
    ({ cities, beginsAt, endsAt }) =>
      (beginsAt ?? 0) <= now &&
      (endsAt === null || endsAt > now) &&
      (cities.length === 0 || cities.some((city) => city === cityCode)),
  );

/** Whether a subscriber of this level has the promotion. */
export const isForLevel = ({ levels }: Pick<Promotion, 'levels'>, level: number): boolean =>
  levels.length === 0 || levels.includes(level);

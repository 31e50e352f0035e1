import type { Promotion } from '#core/contract/goods/shared/promotion.shapes.ts';

type Scope =
  | 'levels'
  | 'cities'
  | 'beginsAt'
  | 'endsAt'
  | 'perPerson'
  | 'period'
  | 'hasBudget'
  | 'promotionId';
type Terms<Each> = Each extends Promotion ? Omit<Each, Scope> & Partial<Pick<Each, Scope>> : never;

/** A promotion that always runs, for all, without limits. */
export const aPromotion = (terms: Terms<Promotion>): Promotion => ({
  promotionId: terms.kind,
  levels: [],
  cities: [],
  beginsAt: null,
  endsAt: null,
  perPerson: null,
  period: 'all',
  hasBudget: false,
  ...terms,
});

import type { CouponActivityDraft } from '#core/contract/console/coupons/coupon-activity-draft.shapes.ts';
import type { CouponTemplateRow } from '#core/contract/console/coupons/coupons.shapes.ts';
import type { OfferableCoupon } from '#core/rules/console/coupons/coupon-activity-fault.ts';
import { fenOf } from '../../platform/money.ts';

/** An offered coupon as it is typed. */
export interface OfferedTexts {
  readonly coupon: CouponTemplateRow;
  readonly stock: string;
  readonly period: CouponActivityDraft['coupons'][number]['period'];
  readonly limit: string;
  readonly minLevel: string;
  /** The place of its condition, from 0. */
  readonly rule: string;
}
export interface RuleTexts {
  readonly text: string;
  readonly minLevel: string;
  readonly productId: string;
}
/** An activity as it is typed. */
export interface ActivityTexts {
  readonly title: string;
  readonly subTitle: string;
  readonly place: CouponActivityDraft['place']['kind'];
  readonly tab: 'userFlag' | 'freeFlag';
  readonly intro: string;
  readonly rules: readonly RuleTexts[];
  /** A right type; empty: everybody. */
  readonly rightType: string;
  readonly beginsAt: string;
  readonly endsAt: string;
  readonly areas: readonly string[];
  readonly sort: string;
  readonly budget: string;
  readonly coupons: readonly OfferedTexts[];
}

export const emptyRule: RuleTexts = { text: '', minLevel: '2', productId: '' };
export const emptyActivity: ActivityTexts = {
  title: '',
  subTitle: '',
  place: 'center',
  tab: 'freeFlag',
  intro: '',
  rules: [emptyRule],
  rightType: '',
  beginsAt: '',
  endsAt: '',
  areas: [],
  sort: '10',
  budget: '',
  coupons: [],
};

export const offeredOf = (coupon: CouponTemplateRow): OfferedTexts => ({
  coupon,
  stock: '',
  period: 'once',
  limit: '',
  minLevel: '0',
  rule: '0',
});

const whole = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
/** Null for an empty field. */
const wholeOrNone = (text: string): number | null | undefined => (text.trim() === '' ? null : whole(text));

function placeIn({ place, tab, intro, rules, rightType }: ActivityTexts): CouponActivityDraft['place'] {
  switch (place) {
    case 'center':
      return { kind: place, tab };
    case 'pop':
      return { kind: place, rightType: rightType === '' ? null : Number(rightType) };
    case 'rules':
      return {
        kind: place,
        intro: intro.split('\n').flatMap((line) => line.trim() || []),
        rules: rules.map(({ text, minLevel, productId }) => ({
          text,
          minLevel: Number(minLevel),
          productId: productId === '' ? null : productId,
        })),
      };
  }
}

/** What is sent; undefined while a number or a time is missing. */
export function activityIn(texts: ActivityTexts): CouponActivityDraft | undefined {
  const { title, subTitle, beginsAt, endsAt, areas, place } = texts;
  const [sort, budgetFen] = [whole(texts.sort), fenOf(texts.budget)];
  if (beginsAt === '' || endsAt === '' || sort === undefined || budgetFen === undefined) return undefined;
  const coupons = texts.coupons.flatMap(({ coupon, stock, period, limit, minLevel, rule }) => {
    const [pieces, limitPerPerson] = [wholeOrNone(stock), wholeOrNone(limit)];
    if (pieces === undefined || limitPerPerson === undefined) return [];
    return [
      {
        templateId: coupon.templateId,
        stock: pieces,
        period,
        limitPerPerson,
        minLevel: Number(minLevel),
        rule: place === 'rules' ? Number(rule) : null,
      },
    ];
  });
  if (coupons.length < texts.coupons.length) return undefined;
  return {
    title,
    subTitle,
    place: placeIn(texts),
    beginsAt,
    endsAt,
    areas: [...areas],
    sort,
    budgetFen,
    coupons,
  };
}

/** The chosen coupons as the rule has to know them. */
export const offerable = (coupons: readonly OfferedTexts[]): ReadonlyMap<string, OfferableCoupon> =>
  new Map(
    coupons.map(({ coupon: { templateId, title, validUntil, maxOffFen, amountFen } }) => [
      templateId,
      {
        title,
        isReplaced: false,
        validUntil: validUntil === null ? null : new Date(validUntil),
        worthFen: maxOffFen ?? amountFen,
      },
    ]),
  );

import type {
  CouponActivityDraft,
  OfferedCouponDraft,
} from '../../../contract/console/coupons/coupon-activity-draft.shapes.ts';
import { chinaMinute } from '../../format/china-minute.ts';
import { nameOfLevel } from '../../membership/membership-levels.ts';
import { formatFen } from '../../pricing/money.ts';
import { couponPlaceNames, couponTabNames, giftRightNames, offerPeriodNames } from './coupon-names.ts';

/** The names of cities, products and coupons by their ids. */
export interface ActivityNames {
  city(areaNum: string): string;
  product(productId: string): string;
  coupon(templateId: string): string;
}

const levelText = (minLevel: number): string => (minLevel === 0 ? '' : `，${nameOfLevel(minLevel)}及以上`);

function placeText({ place }: CouponActivityDraft): string {
  const name = couponPlaceNames[place.kind];
  switch (place.kind) {
    case 'center':
      return `${name}的“${couponTabNames[place.tab]}”`;
    case 'rules':
      return name;
    case 'pop':
      return `${name}，给${place.rightType === null ? '所有用户' : (giftRightNames.get(place.rightType) ?? '')}`;
  }
}

const ruleTexts = ({ place }: CouponActivityDraft, names: ActivityNames): readonly string[] =>
  place.kind === 'rules'
    ? place.rules.map(
        ({ text, minLevel, productId }) =>
          `${text}${levelText(minLevel)}${productId === null ? '' : `，持有${names.product(productId)}`}`,
      )
    : [];

export const offeredText = ({ stock, period, limitPerPerson, minLevel, rule }: OfferedCouponDraft): string =>
  [
    stock === null ? '数量不限' : `共 ${stock.toLocaleString('zh-CN')} 张`,
    offerPeriodNames[period],
    ...(limitPerPerson === null || period === 'once' ? [] : [`每人最多 ${limitPerPerson} 张`]),
    ...(rule === null ? [] : [`第 ${rule + 1} 条条件`]),
  ].join('，') + levelText(minLevel);

/** Every field of an activity with its value in words. */
export const couponActivityTexts = (
  draft: CouponActivityDraft,
  names: ActivityNames,
): readonly (readonly [field: string, text: string])[] => [
  ['名称', draft.title],
  ['副标题', draft.subTitle],
  ['在哪里领', placeText(draft)],
  ['时间', `${chinaMinute(Date.parse(draft.beginsAt))} 至 ${chinaMinute(Date.parse(draft.endsAt))}`],
  ['城市', draft.areas.length === 0 ? '全省' : draft.areas.map((areaNum) => names.city(areaNum)).join('、')],
  ['预算', `¥${formatFen(draft.budgetFen)}`],
  ...ruleTexts(draft, names).map((text, at) => [`第 ${at + 1} 条条件`, text] as const),
  ...draft.coupons.map((offered) => [names.coupon(offered.templateId), offeredText(offered)] as const),
];

import type { Promotion, PromotionOf, Tier } from './promotion.ts';

/** 80 → 8折, 85 → 8.5折, 50 → 半价, 0 → 0元. */
const rateText = (percent: number): string =>
  percent === 0 ? '0元' : percent === 50 ? '半价' : `${percent / 10}折`;

const tiersText = (tiers: readonly Tier[], step: (from: number, isLast: boolean) => string): string =>
  tiers
    .map(({ from, percent }, at) => step(from, at > 0 && at === tiers.length - 1) + rateText(percent))
    .join('，');

/** The words of a promotion, made of its terms: a text cannot promise anything else than the order gives. */
export function promotionText(promotion: Promotion): string {
  switch (promotion.kind) {
    case 'price':
      return promotion.title;
    case 'nth':
      return `第${promotion.nth}${promotion.unit}${rateText(promotion.percent)}`;
    case 'pieces':
      return tiersText(promotion.tiers, (from, isLast) => `${from}件${isLast ? '及以上' : ''}`);
    case 'orders':
      return `本月${tiersText(promotion.tiers, (from, isLast) => `第${from}单${isLast ? '起' : ''}`)}`;
    case 'gift':
      return `买即赠${promotion.giftName}`;
    case 'chances':
      return '下单抽奖';
  }
}

/** The shortest words, for a tag: 2件8折. */
export const promotionTag = (promotion: Promotion): string =>
  promotionText(
    promotion.kind === 'pieces' || promotion.kind === 'orders'
      ? { ...promotion, tiers: promotion.tiers.slice(0, 1) }
      : promotion,
  );

/** The steps of a discount by pieces or orders, the price without it first. */
export const tierStops = ({
  kind,
  tiers,
}: PromotionOf<'pieces' | 'orders'>): readonly { readonly title: string; readonly text: string }[] => {
  const [before, unit, last] = kind === 'pieces' ? ['', '件', '及以上'] : ['第', '单', '起'];
  return [
    { title: `${before}1${unit}`, text: '原价' },
    ...tiers.map(({ from, percent }, at) => ({
      title: `${before}${from}${unit}${at > 0 && at === tiers.length - 1 ? last : ''}`,
      text: `享${rateText(percent)}`,
    })),
  ];
};

/** How much one subscriber gets, what of it was used, and until when; empty without a limit. */
export function promotionLimits(
  { perPerson, period, hasBudget }: Promotion,
  use?: { readonly used: number; readonly left: number },
): string {
  const [each, now] = period === 'month' ? ['每月', '本月'] : ['', ''];
  const used = use ? [`${now}已享${use.used}件`] : [];
  if (use?.left === 0) return [...used, '已用完'].join('，');
  return [
    ...(perPerson === null ? [] : [`每人${each}限${perPerson}件`]),
    ...used,
    ...(hasBudget ? ['额度用完即止'] : []),
  ].join('，');
}

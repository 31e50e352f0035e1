import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { periodUnit } from '#core/rules/pricing/period-price.ts';

export interface CardFact {
  readonly value: string;
  readonly text: string;
}

const yuan = (fen: number): string => `¥${shortYuan(fen).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;
const dotted = (isoDate: string): string => isoDate.replaceAll('-', '.');
const rightsOf = (tier: Tier | undefined): readonly CardFact[] =>
  tier ? [{ value: String(tier.rightsCount), text: '项专享权益' }] : [];

/** Facts on a member's card: savings, rights and expiry. */
export function ownedFacts(
  { savedFen, expiresOn, renewsOn }: Pick<OpenProduct, 'savedFen' | 'expiresOn' | 'renewsOn'>,
  tier: Tier | undefined,
): readonly CardFact[] {
  const until = expiresOn
    ? [{ value: dotted(expiresOn), text: '到期' }]
    : renewsOn
      ? [{ value: dotted(renewsOn), text: '权益更新' }]
      : [];
  return [{ value: yuan(savedFen), text: '年度已省' }, ...rightsOf(tier), ...until];
}

/** Facts on the offer's card: the longest plan's price, rights and savings. */
export function offerFacts(tier: Tier | undefined): readonly CardFact[] {
  if (!tier) return [];
  const plan = [...tier.plans].sort((a, b) => b.months - a.months)[0];
  const price = plan
    ? [
        {
          value: yuan(plan.priceFen),
          text: `每${periodUnit(plan.months)}${plan.autoRenew ? '，自动续费' : ''}`,
        },
      ]
    : [];
  const saves = tier.savesPerMonthFen > 0 ? [{ value: yuan(tier.savesPerMonthFen), text: '每月约省' }] : [];
  return [...price, ...rightsOf(tier), ...saves];
}

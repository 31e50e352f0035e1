import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { priceText } from '#core/rules/pricing/period-price.ts';
import { groupChip } from '#core/rules/rights/group-chip.ts';
import { rightTypes } from './right-types.ts';

export interface ComparedRow {
  readonly name: string;
  /** One for each tier; undefined where the tier has none of it. */
  readonly values: readonly (string | undefined)[];
}

const firstPrice = ({ plans: [plan] }: Tier): string | undefined =>
  plan && priceText({ priceFen: plan.priceFen, months: plan.months, renewalFen: plan.nextPriceFen });
const saving = ({ savesPerMonthFen }: Tier): string | undefined =>
  savesPerMonthFen === 0 ? undefined : `约${shortYuan(savesPerMonthFen)}元`;
const chipIn = ({ groups }: Tier, name: string): string | undefined => {
  const group = groups.find(({ groupName }) => groupName === name);
  return group && groupChip(group);
};

/** The rows of the tier comparison; rows without any value are left out. */
export function comparedRows(tiers: readonly Tier[], withTypes: boolean): readonly ComparedRow[] {
  const groupNames = [...new Set(tiers.flatMap(({ groups }) => groups.map(({ groupName }) => groupName)))];
  const rows: readonly ComparedRow[] = [
    { name: '价格', values: tiers.map(firstPrice) },
    { name: '每月预计省', values: tiers.map(saving) },
    { name: '可选权益', values: tiers.map(({ rightsCount }) => `${rightsCount}项`) },
    ...groupNames.map((name) => ({ name, values: tiers.map((tier) => chipIn(tier, name)) })),
    ...(withTypes
      ? rightTypes.map(({ id, name }) => ({
          name,
          values: tiers.map((tier) => (tier.rightTypes.includes(id) ? '享有' : undefined)),
        }))
      : []),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== undefined));
}

import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { priceText } from '#core/rules/pricing/period-price.ts';
import { firstClaimText } from '#core/rules/rights/first-claim-day.ts';
import { shortGroupName } from '#core/rules/rights/groups/short-group-name.ts';
import { meaningNames, rightMeaning } from '#core/rules/rights/right-meaning.ts';
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
const firstDay = ({ firstClaimDay }: Tier): string =>
  firstClaimDay === null ? '开通即可领' : firstClaimText(firstClaimDay);

/** How many rights a tier gives in a month, by group: 影音2项 · 生活2项. */
function perMonth({ groups }: Tier): string {
  const counts = groups.map(({ groupName, chooseCount, totalCount }) => ({
    name: shortGroupName(groupName),
    count: Math.min(chooseCount, totalCount),
  }));
  const [only, ...more] = counts;
  if (!only) return '0项';
  return more.length === 0
    ? `${only.count}项`
    : counts.map(({ name, count }) => `${name}${count}项`).join(' · ');
}

/** How many kinds of one meaning a tier has to choose from; a group may hold rights of several. */
function kindsOf({ groups }: Tier, meaning: string): string | undefined {
  const own = groups
    .flatMap(({ rightsList }) => rightsList)
    .filter(({ rightsName, lackStockFlag }) => lackStockFlag === 0 && rightMeaning(rightsName) === meaning);
  return own.length === 0 ? undefined : `${own.length}种`;
}

/** The rows of the tier comparison: price, saving, and what each tier gives by meaning; rows without any value are left out. */
export function comparedRows(tiers: readonly Tier[], withTypes: boolean): readonly ComparedRow[] {
  const rows: readonly ComparedRow[] = [
    { name: '价格', values: tiers.map(firstPrice) },
    { name: '每月预计省', values: tiers.map(saving) },
    { name: '每月可领', values: tiers.map(perMonth) },
    ...(tiers.some(({ firstClaimDay }) => firstClaimDay !== null)
      ? [{ name: '首次领取', values: tiers.map(firstDay) }]
      : []),
    ...meaningNames.map((name) => ({ name, values: tiers.map((tier) => kindsOf(tier, name)) })),
    ...(withTypes
      ? rightTypes.map(({ id, name }) => ({
          name,
          values: tiers.map((tier) => (tier.rightTypes.includes(id) ? '享有' : undefined)),
        }))
      : []),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== undefined));
}

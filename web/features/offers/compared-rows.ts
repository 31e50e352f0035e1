import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { priceText } from '#core/rules/pricing/period-price.ts';
import { groupChip } from '#core/rules/rights/group-chip.ts';
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
/** How many rights a tier gives in a month, whatever is chosen. */
const perMonth = ({ groups }: Tier): number =>
  groups.reduce((sum, { chooseCount, totalCount }) => sum + Math.min(chooseCount, totalCount), 0);

/** What a tier gives of one meaning; a group may hold rights of several. */
function givenOf({ groups }: Tier, meaning: string): string | undefined {
  const parts = groups.flatMap((group) => {
    const own = group.rightsList.filter(({ rightsName }) => rightMeaning(rightsName) === meaning);
    if (own.length === 0) return [];
    if (own.length === group.rightsList.length) return groupChip(group);
    return group.chooseCount < group.totalCount ? `可选${own.length}种` : `任领${own.length}项`;
  });
  return parts.length === 0 ? undefined : parts.join('，');
}

/** The rows of the tier comparison: price, saving, and what each tier gives by meaning; rows without any value are left out. */
export function comparedRows(tiers: readonly Tier[], withTypes: boolean): readonly ComparedRow[] {
  const rows: readonly ComparedRow[] = [
    { name: '价格', values: tiers.map(firstPrice) },
    { name: '每月预计省', values: tiers.map(saving) },
    { name: '每月可领', values: tiers.map((tier) => `${perMonth(tier)}项`) },
    ...meaningNames.map((name) => ({ name, values: tiers.map((tier) => givenOf(tier, name)) })),
    ...(withTypes
      ? rightTypes.map(({ id, name }) => ({
          name,
          values: tiers.map((tier) => (tier.rightTypes.includes(id) ? '享有' : undefined)),
        }))
      : []),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== undefined));
}

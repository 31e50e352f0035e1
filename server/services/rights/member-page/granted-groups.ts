import type { TierGroup } from '#core/contract/content/member-page.shapes.ts';
import { plainHint } from '#core/rules/membership/tier-contents.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { groupChoices, stockLeft } from '../rights/group-choices.ts';
import type { TierRightRow } from './tables.ts';

export interface GrantedGroup {
  /** All rights for the level, those that are sold out among them. */
  readonly rights: readonly TierRightRow[];
  readonly choices: readonly TierRightRow[];
}

/** When and at which level rights are chosen. */
export interface ChoiceTerms {
  readonly level: number;
  readonly startsNextMonth: boolean;
  readonly now: Date;
}

/** The groups a product gives a holder of that level in its first month: one that starts next month has that month's stock. */
export function grantedGroups(
  granted: readonly TierRightRow[],
  { level, startsNextMonth, now }: ChoiceTerms,
): GrantedGroup[] {
  const [rows, at] = startsNextMonth
    ? [granted.map((row) => ({ ...row, stock_left: null })), new Date(claimCycle(now).endsAt)]
    : [granted, now];
  const groups = Map.groupBy(rows, ({ group_id }) => group_id);
  return [...groups.values()]
    .map((rights) => {
      const choices = groupChoices(rights, level, at);
      return { choices, rights: rights.filter((row) => choices.includes(row) || isSoldOut(row, level, at)) };
    })
    .filter(({ rights }) => rights.length > 0);
}

/** It could be chosen, were there stock. */
const isSoldOut = (row: TierRightRow, level: number, at: Date): boolean =>
  stockLeft(row) === 0 && groupChoices([{ ...row, monthly_stock: null }], level, at).length > 0;

export const isOut = (row: TierRightRow): boolean => stockLeft(row) === 0;

export function groupView({ rights, choices }: GrantedGroup): TierGroup[] {
  const [head] = rights;
  if (!head) return [];
  return [
    {
      groupId: head.group_id,
      groupName: head.group_name,
      chooseCount: head.choose_count,
      totalCount: choices.length,
      rightsList: rights.map((row) => ({
        rightsId: row.rights_id,
        rightsName: row.show_name,
        hint: plainHint(row.hint),
        picUrl: row.pic_url,
        lackStockFlag: isOut(row) ? 1 : 0,
        // One that is never in stock is worth nothing.
        worthFen: row.monthly_stock === 0 ? null : row.worth_fen,
      })),
    },
  ];
}

import { isGroupChoice } from '#core/rules/rights/groups/group-choices.ts';
import { isBeforeFirstClaim } from '#core/rules/rights/first-claim-day.ts';
import type { ClaimState } from '#core/rules/rights/recv-status.ts';

interface ChoiceRow {
  readonly min_level: number;
  readonly begins_at: Date | null;
  readonly ends_at: Date | null;
  readonly category_flag: 1 | 2;
  readonly monthly_stock: number | null;
  readonly stock_left: number | null;
  /** Absent where the viewer is not known. */
  readonly out_of_province?: boolean;
  readonly claim_state?: ClaimState | null;
  readonly opened_at?: Date | null;
  readonly starts_next_month?: boolean;
}

/** What of the month's stock is left; all of it before the first claim. null: not limited. */
export const stockLeft = ({
  monthly_stock,
  stock_left,
}: Pick<ChoiceRow, 'monthly_stock' | 'stock_left'>): number | null =>
  monthly_stock === null ? null : (stock_left ?? monthly_stock);

/** This month's stock does not matter to a membership that starts next month. */
const startsLater = ({ opened_at, starts_next_month = false }: ChoiceRow, now: Date): boolean =>
  isBeforeFirstClaim({ openedAt: opened_at ?? now, startsNextMonth: starts_next_month && !!opened_at }, now);

/** The rights of a group that can be chosen at a level in the month of `now`. */
export const groupChoices = <Row extends ChoiceRow>(rows: readonly Row[], level: number, now: Date): Row[] =>
  rows.filter((row) =>
    isGroupChoice(
      {
        minLevel: row.min_level,
        beginsAt: row.begins_at,
        endsAt: row.ends_at,
        forSale: row.category_flag === 2,
        outOfProvince: row.out_of_province ?? false,
        stockLeft: startsLater(row, now) ? row.monthly_stock : stockLeft(row),
        isChosen: row.claim_state === 'delivered' || row.claim_state === 'delivering',
      },
      level,
      now,
    ),
  );

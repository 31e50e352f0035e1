import { isGroupChoice } from '#core/rules/rights/group-choices.ts';

interface ChoiceRow {
  readonly min_level: number;
  readonly ends_at: Date | null;
  readonly category_flag: 1 | 2;
  /** Unknown of who only looks. */
  readonly out_of_province?: boolean;
}

/** Of a group's rights those that can be chosen from at a level. */
export const groupChoices = <Row extends ChoiceRow>(rows: readonly Row[], level: number, now: Date): Row[] =>
  rows.filter(({ min_level, ends_at, category_flag, out_of_province = false }) =>
    isGroupChoice(
      { minLevel: min_level, endsAt: ends_at, forSale: category_flag === 2, outOfProvince: out_of_province },
      level,
      now,
    ),
  );

import { isGroupChoice } from '#core/rules/rights/group-choices.ts';

interface ChoiceRow {
  readonly min_level: number;
  readonly ends_at: Date | null;
  readonly category_flag: 1 | 2;
  /** Absent where the viewer is not known. */
  readonly out_of_province?: boolean;
}

/** The rights of a group that can be chosen at a level. */
export const groupChoices = <Row extends ChoiceRow>(rows: readonly Row[], level: number, now: Date): Row[] =>
  rows.filter(({ min_level, ends_at, category_flag, out_of_province = false }) =>
    isGroupChoice(
      { minLevel: min_level, endsAt: ends_at, forSale: category_flag === 2, outOfProvince: out_of_province },
      level,
      now,
    ),
  );

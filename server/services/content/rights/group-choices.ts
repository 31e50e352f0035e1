import { isGroupChoice } from '#core/rules/rights/group-choices.ts';

interface ChoiceRow {
  readonly min_level: number;
  readonly ends_at: Date | null;
}

/** Of a group's rights those that can be chosen from at a level. */
export const groupChoices = <Row extends ChoiceRow>(rows: readonly Row[], level: number, now: Date): Row[] =>
  rows.filter(({ min_level, ends_at }) => isGroupChoice({ minLevel: min_level, endsAt: ends_at }, level, now));

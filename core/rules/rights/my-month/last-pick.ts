import { slotsLeft } from '../claimable-count.ts';

interface ChoiceGroup {
  readonly chooseCount: number;
  readonly chosenCount: number;
  readonly totalCount: number;
}

/** Whether a claim uses the last slot of a group to choose from: the others cannot be had in this cycle any more. */
export const isLastPick = (group: ChoiceGroup): boolean =>
  group.chooseCount < group.totalCount && slotsLeft(group) === 1;

/** The question before such a claim. */
export const lastPickQuestion = (rightsName: string, { chooseCount, totalCount }: ChoiceGroup): string =>
  chooseCount === 1
    ? `本组${totalCount}选1，领取“${rightsName}”后不可更换`
    : `“${rightsName}”是本组最后1个名额，领取后不可更换`;

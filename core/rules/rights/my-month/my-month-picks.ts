import type { AutoClaim, MonthPick } from './my-month-plan.ts';
import type { MonthGroup } from './my-month.ts';

type NamedGroup = MonthGroup & { readonly groupName: string };

/** Why the picks for automatic claims are refused; undefined when they are valid. */
export function picksRefusal(
  groups: readonly NamedGroup[],
  mode: AutoClaim,
  picks: readonly MonthPick[],
): string | undefined {
  if (mode === 'selected' && picks.length === 0) return '请至少选择一项要自动领取的权益';
  const picked = ({ subscriptionId, rightsList }: NamedGroup) =>
    picks.filter(
      (pick) =>
        pick.subscriptionId === subscriptionId &&
        rightsList.some(({ rightsId }) => rightsId === pick.rightsId),
    );
  if (groups.flatMap(picked).length !== picks.length) return '您的权益有变化，请刷新后重新选择';
  const full = groups.find((group) => picked(group).length > group.chooseCount);
  return full && `“${full.groupName}”每月最多选${full.chooseCount}项`;
}

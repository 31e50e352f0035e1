import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { claimButton } from '#core/rules/rights/claim-status.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { claimableCount } from '#core/rules/rights/claimable-count.ts';
import type { GroupedRight } from '#core/rules/rights/my-month/my-month.ts';
import { rightText } from '#web/features/rights/right-text.ts';
import type { ClaimStep } from '#web/features/rights/claiming/use-claim-many.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { RightsRow, type RightsRowProps } from '#web/ui/rights/rights-row.tsx';

interface MonthRowProps {
  readonly placed: GroupedRight<MonthGroupView>;
  /** How far it is while everything is claimed. */
  readonly step?: ClaimStep | undefined;
  readonly busy?: boolean;
  readonly locked?: boolean;
  onClaim?(): void;
  /** Opens what the right is. */
  onRead(): void;
}

/** One right with its product. Its button is secondary to claim-all. */
export function MonthRow({
  placed: { group, right },
  step,
  busy = false,
  locked = false,
  onClaim = () => undefined,
  onRead,
}: MonthRowProps) {
  const picture = usePicture();
  return (
    <RightsRow
      art={picture(right.picUrl)}
      name={right.rightsShowName}
      reason={step?.kind === 'refused' ? step.reason : textOf(group, right)}
      button={step ? stepButton(step, locked) : statusButton(right.recvStatus, busy, locked)}
      onPress={onClaim}
      onRead={onRead}
    />
  );
}

type RowButton = RightsRowProps['button'];

function statusButton(status: number, busy: boolean, locked: boolean): RowButton {
  const { text, disabled } = claimButton(busy ? 1 : status);
  return { text, disabled: disabled || locked, busy: busy || status === 1, kind: 'soft' };
}

function stepButton(step: ClaimStep, locked: boolean): RowButton {
  switch (step.kind) {
    case 'waiting':
      return { text: '等待中', disabled: true };
    case 'claiming':
      return { text: '领取中', disabled: true, busy: true };
    case 'claimed':
      return { text: '已领取', disabled: true };
    case 'refused':
      return { text: '重新领取', disabled: locked, kind: 'soft' };
  }
}

function textOf(group: MonthGroupView, right: GroupedRight<MonthGroupView>['right']): string {
  if (right.recvStatus !== 0) return rightText(right);
  const choice =
    group.chooseCount < group.totalCount
      ? `${groupChip(group)}，还可领${claimableCount([group])}项`
      : right.hint;
  return `${group.productName} · ${choice}`;
}

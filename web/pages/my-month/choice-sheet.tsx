import { useState } from 'react';
import type { MonthGroupView } from '#core/contract/content/my-month.shapes.ts';
import { claimPlan, type MonthChoice, type MonthPick } from '#core/rules/rights/my-month/my-month-plan.ts';
import { rightsWithStatus } from '#core/rules/rights/my-month/my-month.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { PickGroup } from './pick-group.tsx';
import styles from './pick-group.module.css';

interface ChoiceSheetProps {
  readonly open: boolean;
  readonly groups: readonly MonthGroupView[];
  readonly choices: readonly MonthChoice<MonthGroupView>[];
  /** What was picked for automatic claiming, as a beginning. */
  readonly picks: readonly MonthPick[];
  readonly now: number;
  onClose(): void;
  onClaim(picks: readonly MonthPick[]): void;
}

/** Lets the member choose rights in groups with a quota; a group may stay open. */
export function ChoiceSheet({
  open,
  groups,
  choices,
  picks: initialPicks,
  now,
  onClose,
  onClaim,
}: ChoiceSheetProps) {
  const [picks, setPicks] = useState(initialPicks);
  const { claims } = claimPlan(groups, picks, now);
  return (
    <Sheet
      open={open}
      title="选择要领取的权益"
      onClose={onClose}
      footer={
        <Button full disabled={claims.length === 0} reason="请至少选择一项" onPress={() => onClaim(picks)}>
          领取{claims.length}项
        </Button>
      }
    >
      <p className={styles.introduction}>下面的权益可选数量有限，请选您想要的；其余权益会一起领取</p>
      {choices.map(({ group, slots, open: options }) => (
        <div key={`${group.subscriptionId} ${group.groupId}`}>
          <PickGroup group={group} options={options} slots={slots} picks={picks} onChange={setPicks} />
          {rightsWithStatus([group], 'later', now).map(({ right }) => (
            <p key={right.rightsId} className={styles.laterNote}>
              {right.rightsShowName}：{right.recvReason}
            </p>
          ))}
        </div>
      ))}
    </Sheet>
  );
}

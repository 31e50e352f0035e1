import { useId, useState } from 'react';
import type { Right, RightsGroup } from '#core/contract/content/rights.shapes.ts';
import { claimButton } from '#core/rules/rights/claim-status.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { rightText } from '#web/features/rights/right-text.ts';
import { track } from '#web/platform/tracking/track.ts';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { PictureChoice } from '#web/ui/picture-choice/picture-choice.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './week-choice.module.css';

interface WeekChoiceProps {
  readonly group: RightsGroup;
  /** Rights with a pending claim. */
  readonly claiming: ReadonlySet<string>;
  onClaim(right: Right): void;
}

/** Choose one of several before claiming; the choice is final. */
export function WeekChoice({ group, claiming, onClaim }: WeekChoiceProps) {
  const { groupName, rightsList } = group;
  const picture = usePicture();
  const textId = useId();
  const reader = useRightReader();
  const [picked, setPicked] = useState<string>();
  const chosen = rightsList.find(({ rightsId }) => rightsId === picked) ?? startOf(rightsList);
  if (!chosen) return null;
  const busy = claiming.has(chosen.rightsId) || chosen.recvStatus === 1;
  const taken = rightsList.find(isTaken);
  const isTooLate = taken !== undefined && chosen.recvStatus === 4;
  // The pack ends within the month, so monthly texts do not apply.
  const { text, disabled } = isTooLate
    ? { text: '暂不可领', disabled: true }
    : claimButton(busy ? 1 : chosen.recvStatus);
  const claim = () => {
    track({ type: 'clk', floorName: groupName, rightsId: chosen.rightsId, rightsName: chosen.rightsName });
    onClaim(chosen);
  };
  return (
    <Floor
      header={{
        title: groupName,
        chip: <Tag>{groupChip(group)}</Tag>,
        meta: '领取后不可更换',
      }}
    >
      <PictureChoice
        label={groupName}
        value={chosen.rightsId}
        onChange={setPicked}
        items={rightsList.map((right) => ({
          key: right.rightsId,
          text: right.rightsShowName,
          art: picture(right.picUrl),
          note: noteOf(right),
          off: right.recvStatus > 2,
        }))}
      />
      <p className={styles.choiceText} id={textId} aria-live="polite">
        {isTooLate ? `已选${taken.rightsShowName}，领取后不可更换` : rightText(chosen)}
      </p>
      <Button
        full
        kind="text"
        onPress={() => reader.read({ rightsId: chosen.rightsId, name: chosen.rightsShowName })}
      >
        查看{chosen.rightsShowName}详情
      </Button>
      <Button full disabled={disabled} busy={busy} describedBy={textId} onPress={claim}>
        {chosen.recvStatus === 0 && !busy ? `领取${chosen.rightsShowName}` : text}
      </Button>
      {reader.sheet}
    </Floor>
  );
}

const isTaken = ({ recvStatus }: Right): boolean => recvStatus === 1 || recvStatus === 2;

const noteOf = (right: Right): string | undefined => {
  if (isTaken(right)) return '已选';
  return right.recvStatus === 3 && right.lackStockFlag === 1 ? '已领完' : undefined;
};

/** Claimed first, then claimable. */
const startOf = (rights: readonly Right[]): Right | undefined =>
  rights.find(isTaken) ?? rights.find(({ recvStatus }) => recvStatus === 0) ?? rights[0];

import type { MemberRights, Right, RightsGroup as Group } from '#core/contract/content/rights.shapes.ts';
import { claimButton } from '#core/rules/rights/claim-status.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { endedReason } from '#core/rules/rights/recv-status.ts';
import { rightGroupView } from '#core/rules/rights/groups/right-group-view.ts';
import { useGoDetail } from '#web/platform/navigation/use-go-detail.ts';
import { FeatureNote, usePaused } from '#web/platform/gateway/limited-features.tsx';
import { track } from '#web/platform/tracking/track.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { RightsGroup } from '#web/ui/rights/rights-group.tsx';
import { RightsRow } from '#web/ui/rights/rights-row.tsx';
import { rightText } from './right-text.ts';
import { useRightReader } from './use-right-reader.ts';

interface RightsGroupsProps {
  readonly rights: Pick<MemberRights, 'groupList'>;
  /** Rights with a pending claim. */
  readonly claiming: ReadonlySet<string>;
  onClaim(right: Right): void;
  /** The period of a choice. */
  readonly period?: string;
}

/** Every group of a product with its rights; the receive status alone decides a row's action. */
export function RightsGroups({ rights, claiming, onClaim, period = '本月' }: RightsGroupsProps) {
  const claim = ({ groupName }: Group, right: Right) => {
    track({ type: 'clk', floorName: groupName, rightsId: right.rightsId, rightsName: right.rightsName });
    onClaim(right);
  };
  const reader = useRightReader();
  const itemsOf = (group: Group, isShown: (right: Right) => boolean) =>
    group.rightsList
      .map((item) => rightGroupView<Right>(item).right)
      .filter(isShown)
      .map((right) => (
        <RightItem
          key={right.rightsId}
          right={right}
          busy={claiming.has(right.rightsId)}
          onClaim={() => claim(group, right)}
          onRead={() => reader.read({ rightsId: right.rightsId, name: right.rightsShowName })}
        />
      ));
  const groups = rights.groupList.map((group) => (
    <RightsGroup
      key={group.groupId}
      title={group.groupName}
      chip={groupChip(group)}
      meta={`${period}已选${group.chosenCount}项`}
      ended={itemsOf(group, isOver)}
    >
      {itemsOf(group, (right) => !isOver(right))}
    </RightsGroup>
  ));
  return (
    <>
      <FeatureNote feature="claim" />
      {groups}
      {reader.sheet}
    </>
  );
}

/** Its time is over for good. */
const isOver = ({ recvReason }: Right): boolean => recvReason === endedReason;

interface RightItemProps {
  readonly right: Right;
  readonly busy: boolean;
  onClaim(): void;
  onRead(): void;
}

function RightItem({ right, busy, onClaim, onRead }: RightItemProps) {
  const picture = usePicture();
  const goDetail = useGoDetail();
  const paused = usePaused('claim');
  const { goodsSku, categoryFlag } = right;
  if (categoryFlag === 2) {
    return (
      <RightsRow
        art={picture(right.picUrl)}
        name={right.rightsShowName}
        reason={rightText(right)}
        button={{ text: '立即购买', kind: 'soft' }}
        onPress={() => goDetail('skuDetail', { goodsId: goodsSku?.goodsId, skuId: goodsSku?.skuId })}
      />
    );
  }
  const button = claimButton(busy ? 1 : right.recvStatus);
  return (
    <RightsRow
      art={picture(right.picUrl)}
      name={right.rightsShowName}
      reason={rightText(right)}
      button={{
        text: button.text,
        disabled: button.disabled || paused !== undefined,
        busy: busy || right.recvStatus === 1,
      }}
      onPress={onClaim}
      onRead={onRead}
    />
  );
}

import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { rightsCardButtons } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { useNonMember } from '#web/features/rights/use-non-member.ts';
import { useRightReader } from '#web/features/rights/use-right-reader.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { RightsGroup } from '#web/ui/rights/rights-group.tsx';
import { RightsRow } from '#web/ui/rights/rights-row.tsx';

type Group = Tier['groups'][number];

interface OfferRightsProps {
  readonly groups: readonly Group[];
  /** The guest's text is shown until the holding is known. */
  readonly isKnown: boolean;
  onWant(): void;
}

/** The membership's monthly rights for non-holders. */
export function OfferRights({ groups, isKnown, onWant }: OfferRightsProps) {
  const picture = usePicture();
  const nonMember = useNonMember();
  const viewer = isKnown ? nonMember : 'guest';
  const { levelFrom } = useSite().project;
  const buttonOf = (right: Group['rightsList'][number]) => {
    const [button] = rightsCardButtons(right, viewer, levelFrom).buttons;
    return { text: button?.text ?? '', disabled: button?.disabled === true, kind: 'soft' as const };
  };
  const reader = useRightReader();
  const shown = groups.map((group, at) => (
    <RightsGroup key={group.groupId} title={group.groupName} chip={groupChip(group)} meta="每月更新">
      {group.rightsList.map((right) => (
        <RightsRow
          key={right.rightsId}
          art={picture(right.picUrl)}
          name={right.rightsName}
          reason={right.lackStockFlag === 1 ? '本月已领完' : right.hint}
          button={buttonOf(right)}
          onPress={onWant}
          onRead={() => reader.readGranted(right)}
          eager={at === 0}
        />
      ))}
    </RightsGroup>
  ));
  return (
    <>
      {shown}
      {reader.sheet}
    </>
  );
}

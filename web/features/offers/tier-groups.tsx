import type { TierGroup } from '#core/contract/content/member-page.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { RightsGrid } from './rights-grid.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './tier-groups.module.css';

type GrantedRight = TierGroup['rightsList'][number];

interface TierGroupsProps {
  readonly groups: readonly TierGroup[];
  /** 'rows' has a line about each right; a group of one or two has the room for it anyway. */
  readonly look: 'grid' | 'rows';
  /** Opens what a right is. */
  onRead?: ((right: GrantedRight) => void) | undefined;
  /** The URL of a right's detail page, instead. */
  hrefOf?(right: GrantedRight, group: TierGroup): string;
}

/** The monthly rights of a tier by group, with how many may be chosen. */
export function TierGroups({ groups, look, hrefOf, onRead }: TierGroupsProps) {
  return groups.map((group, at) => (
    <Floor
      key={group.groupId}
      header={{ title: group.groupName, chip: <Tag>{groupChip(group)}</Tag>, meta: '每月更新' }}
    >
      {look === 'rows' || group.rightsList.length < 3 ? (
        <RightRows group={group} eager={at === 0} hrefOf={hrefOf} onRead={onRead} />
      ) : (
        <RightsGrid
          eager={at === 0}
          entries={group.rightsList.map((right) => ({
            name: right.rightsName,
            note: '',
            picUrl: right.picUrl,
            isGone: right.lackStockFlag === 1,
            ...(onRead && { onRead: () => onRead(right) }),
          }))}
        />
      )}
    </Floor>
  ));
}

function RightRows({
  group,
  eager,
  hrefOf,
  onRead,
}: {
  group: TierGroup;
  eager: boolean;
  hrefOf: TierGroupsProps['hrefOf'];
  onRead: TierGroupsProps['onRead'];
}) {
  const picture = usePicture();
  return (
    <ul>
      {group.rightsList.map((right) => (
        <li
          key={right.rightsId}
          className={right.lackStockFlag === 1 ? `${styles.right} ${styles.outOfStock}` : styles.right}
        >
          <LazyImage className={styles.picture} src={picture(right.picUrl)} eager={eager} />
          <div className="grow">
            <Text as="h3" look="name">
              {hrefOf ? (
                <a className={styles.rightLink} href={hrefOf(right, group)}>
                  {right.rightsName}
                </a>
              ) : onRead ? (
                <button
                  className={styles.rightLink}
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onRead(right)}
                >
                  {right.rightsName}
                </button>
              ) : (
                right.rightsName
              )}
            </Text>
            <Text as="p" look="caption">
              {right.hint}
            </Text>
          </div>
          {right.worthFen && right.lackStockFlag === 0 ? (
            <span className={styles.worth}>值¥{shortYuan(right.worthFen)}</span>
          ) : null}
          {right.lackStockFlag === 1 && <Tag kind="mute">本月已领完</Tag>}
          {(hrefOf ?? onRead) && <Icon of={rightIcon} size={16} className="text-tertiary" />}
        </li>
      ))}
    </ul>
  );
}

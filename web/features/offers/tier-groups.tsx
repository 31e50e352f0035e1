import type { TierGroup } from '#core/contract/content/member-page.shapes.ts';
import { groupChip } from '#core/rules/rights/group-chip.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { RightsGrid } from './rights-grid.tsx';
import styles from './tier-groups.module.css';

interface TierGroupsProps {
  readonly groups: readonly TierGroup[];
  /** 'rows' has a line about each right; a group of one or two has the room for it anyway. */
  readonly look: 'grid' | 'rows';
  /** The URL of a right's detail page. */
  hrefOf?(right: TierGroup['rightsList'][number], group: TierGroup): string;
}

/** The monthly rights of a tier by group, with how many may be chosen. */
export function TierGroups({ groups, look, hrefOf }: TierGroupsProps) {
  return groups.map((group, at) => (
    <Floor
      key={group.groupId}
      header={{ title: group.groupName, chip: <Tag>{groupChip(group)}</Tag>, meta: '每月更新' }}
    >
      {look === 'rows' || group.rightsList.length < 3 ? (
        <RightRows group={group} eager={at === 0} hrefOf={hrefOf} />
      ) : (
        <RightsGrid
          eager={at === 0}
          entries={group.rightsList.map(({ rightsName, picUrl, lackStockFlag }) => ({
            name: rightsName,
            note: '',
            picUrl,
            isGone: lackStockFlag === 1,
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
}: {
  group: TierGroup;
  eager: boolean;
  hrefOf: TierGroupsProps['hrefOf'];
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
            <h3 className={styles.rightName}>
              {hrefOf ? (
                <a className={styles.rightLink} href={hrefOf(right, group)}>
                  {right.rightsName}
                </a>
              ) : (
                right.rightsName
              )}
            </h3>
            <p className={styles.hint}>{right.hint}</p>
          </div>
          {right.lackStockFlag === 1 && <Tag kind="mute">本月已领完</Tag>}
          {hrefOf && <Icon of={rightIcon} size={16} className="text-tertiary" />}
        </li>
      ))}
    </ul>
  );
}

import type { BusinessDetail } from '#core/contract/content/business-order.shapes.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { PackCard } from './pack-card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import packCardStyles from './pack-card.module.css';
import styles from './pack-offer.module.css';

/** The pack and its contents for non-holders. */
export function PackOffer({
  offer: { businessName, summary, priceFen, tag, groups },
}: {
  offer: BusinessDetail;
}) {
  const picture = usePicture();
  return (
    <>
      <PackCard
        label={businessName}
        stub={
          <p className={packCardStyles.parts}>
            {groups.flatMap((group, at) => [
              at > 0 ? (
                <span key={`+${group.groupId}`} aria-hidden="true">
                  +
                </span>
              ) : null,
              <b key={group.groupId}>
                {group.groupName}
                {group.chooseCount < group.totalCount && groupChip(group)}
              </b>,
            ])}
          </p>
        }
      >
        <Text as="h2" look="titleLarge">
          {businessName}
        </Text>
        <p className={packCardStyles.packSummary}>{summary}</p>
        <p className={packCardStyles.packPrice}>
          <Price fen={priceFen} size={32} tone="inherit" />
          {tag !== '' && <Tag kind="vip">{tag}</Tag>}
        </p>
      </PackCard>
      {groups.map(({ rightsList, ...group }) => (
        <Floor
          key={group.groupId}
          header={{
            title: group.groupName,
            ...(group.chooseCount < group.totalCount && { chip: <Tag>{groupChip(group)}</Tag> }),
          }}
        >
          <ul className={rightsList.length === 1 ? `${styles.rights} ${styles.singleRight}` : styles.rights}>
            {rightsList.map(({ rightsId, rightsName, hint, picUrl, lackStockFlag }) => (
              <li key={rightsId}>
                <LazyImage className={styles.rightPicture} src={picture(picUrl)} />
                <div>
                  <h3>{rightsName}</h3>
                  <p>{lackStockFlag === 1 ? '本月已领完' : hint}</p>
                </div>
              </li>
            ))}
          </ul>
        </Floor>
      ))}
    </>
  );
}

import type { OwnedProduct, MemberRights, Right } from '#core/contract/content/rights.shapes.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { titles } from '#core/site/titles.ts';
import { cardOfRight, type OwnedCard } from '#web/features/rights/card-of-right.ts';
import { RightsCards } from '#web/features/rights/rights-cards.tsx';
import { useRightsActions } from '#web/features/rights/use-rights-actions.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { track } from '#web/platform/tracking/track.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './rights-list.module.css';

interface ProductFloorProps {
  readonly product: OwnedProduct;
  readonly rights: MemberRights | undefined;
  /** The level keeps its rights to a mall of its own (§6, showRights). */
  readonly isElsewhere: boolean;
  readonly claiming: ReadonlySet<string>;
  onClaim(claiming: { rights: MemberRights; right: Right }): void;
  onRetry(): void;
}

/** One product with its rights by group. */
export function ProductFloor({
  product,
  rights,
  isElsewhere,
  claiming,
  onClaim,
  onRetry,
}: ProductFloorProps) {
  const href = useHref();
  const waiting = rights?.claimableCount ?? 0;
  const act = useRightsActions<OwnedCard>({
    onReceive: ({ right }) => {
      track({
        type: 'clk',
        floorName: product.productName,
        rightsId: right.rightsId,
        rightsName: right.rightsName,
      });
      if (rights) onClaim({ rights, right });
    },
  });
  return (
    <Floor
      header={{
        title: product.productName,
        chip: waiting > 0 ? <Tag>{waiting}项可领</Tag> : undefined,
      }}
    >
      {isElsewhere && (
        <p className={styles.productNote}>
          该会员的权益在{titles.plusHome}专区领取
          <Button className={styles.actionButton} kind="soft" size="s" href={href({ page: 'plusHome' })}>
            去看看
          </Button>
        </p>
      )}
      {!isElsewhere && !rights && (
        <FailedState look="strip" title="该产品的权益没有加载出来" onRetry={onRetry} />
      )}
      {!isElsewhere &&
        rights?.groupList.map((group, at) => (
          <div key={group.groupId}>
            <p className={joinClasses(styles.groupTitle, at === 0 && styles.firstGroupTitle)}>
              {group.groupName}
              <Tag kind="mute">{groupChip(group)}</Tag>
              <span className="text-caption text-tertiary">本月已选{group.chosenCount}项</span>
            </p>
            <RightsCards
              label={group.groupName}
              cards={group.rightsList.map((right) => cardOfRight(right, rights))}
              viewer="opened"
              claiming={claiming}
              onAct={act}
            />
          </div>
        ))}
    </Floor>
  );
}

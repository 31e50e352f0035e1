import type { OwnGroup as Own } from '#core/contract/activity/group-buy.shapes.ts';
import { Faces } from '#web/features/group-buy/faces.tsx';
import { TimeLeft, type ServerTime } from '#web/features/group-buy/time-left.tsx';
import { TornCard } from '#web/features/group-buy/torn-card.tsx';
import { useGroupAction, type GroupVisitor } from '#web/features/group-buy/use-group-action.ts';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './group-list.module.css';

interface OwnGroupProps {
  readonly own: Own;
  readonly time: ServerTime;
  readonly visitor: GroupVisitor;
  onEnd(): void;
}

const groupStatus = ({ group, seat }: Own): string => {
  if (seat.state === 'reserved') return '还没有付款，付款后占位';
  switch (group.state) {
    case 'open':
      return `还差${group.missing}人成团`;
    case 'formed':
      return '已成团';
    case 'expired':
      return '未成团，全额退回';
  }
};

/** One of the subscriber's own groups as a ticket. */
export function OwnGroup({ own, time, visitor, onEnd }: OwnGroupProps) {
  const go = useGo();
  const href = useHref();
  const picture = usePicture();
  const { buttonOf, act } = useGroupAction(visitor);
  const { group, offer } = own;
  const share = { page: 'groupShare', query: { groupNo: group.groupNo } } as const;
  const [name = offer.goodsName] = offer.goodsName.split('，');
  return (
    <TornCard
      label={`我的拼团：${name}`}
      className={styles.own}
      head={
        <>
          <LazyImage className={styles.ownPicture} src={picture(offer.picUrl)} eager />
          <div className="grow">
            <a className={`${styles.ownName} touch-target`} href={href(share)}>
              {name} <Tag>{group.size}人团</Tag>
            </a>
            <p className={styles.ownMembers}>
              <Faces group={group} size={30} withFree={group.state === 'open'} />
              <b className={group.state === 'open' ? styles.ownMissing : undefined}>{groupStatus(own)}</b>
            </p>
          </div>
        </>
      }
    >
      {group.state === 'open' ? (
        <>
          <span className={styles.ownTime}>
            剩余 <TimeLeft until={group.expiresAt} {...time} look="dark" onEnd={onEnd} />
          </span>
          <span className={styles.ownHint}>未成团全额退回</span>
        </>
      ) : (
        <span className={styles.ownHint}>
          {group.state === 'formed' ? '商品发放进度见订单' : '款项原路退回，无需申请'}
        </span>
      )}
      <Button className={styles.ownButton} size="s" onPress={() => act(own, () => go(share))}>
        {buttonOf(own).text}
      </Button>
    </TornCard>
  );
}

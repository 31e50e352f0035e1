import { faceOf } from '#core/rules/format/face-of.ts';
import type { BuyGroup, GroupOffer } from '#core/contract/activity/group-buy.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { Icon } from '#web/art/icon.tsx';
import { plusIcon } from '#web/art/icons/plus-icon.ts';
import { TimeLeft, type ServerTime } from '#web/features/group-buy/time-left.tsx';
import { TornCard } from '#web/features/group-buy/torn-card.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './group-share.module.css';

interface GroupCardProps {
  readonly group: BuyGroup;
  readonly offer: GroupOffer;
  readonly time: ServerTime;
  onEnd(): void;
}

/** The goods and the seats of the group as a ticket. */
export function GroupCard({ group, offer, time, onEnd }: GroupCardProps) {
  const href = useHref();
  const picture = usePicture();
  const { goodsId, skuId, size, priceFen, listFen, tags, isPhysical } = offer;
  return (
    <TornCard
      label="拼团商品"
      head={
        <>
          <LazyImage className={styles.picture} src={picture(offer.picUrl)} eager />
          <div className={joinClasses('grow', styles.goods)}>
            <h2>
              <a
                className={joinClasses(styles.name, 'touch-target')}
                href={href({
                  page: isPhysical ? 'physicalGoodsDetail' : 'goodsDetail',
                  query: { goodsId, skuId },
                })}
              >
                <span className="two-lines">{offer.goodsName}</span>
              </a>
            </h2>
            <p className={styles.tags}>
              <Tag kind="solid">{size}人团</Tag>
              {tags.slice(0, 2).map((text) => (
                <Tag key={text} kind="mute">
                  {text}
                </Tag>
              ))}
            </p>
            <p className={styles.prices}>
              <Price fen={priceFen} size={32} prefix="拼团价" />
              <Text look="note">单买 ¥{shortYuan(listFen)}</Text>
            </p>
          </div>
        </>
      }
    >
      <div className={styles.seatsBox}>
        <ul className={styles.seats} aria-label="团员">
          {group.members.map(({ name, isOpener }, at) => (
            <li key={at} className={styles.seat}>
              <span className={styles.ring}>
                <AvatarArt face={faceOf(group.groupNo, at)} size={60} />
                {isOpener && <span className={styles.openerMark}>团长</span>}
              </span>
              <span>{name}</span>
            </li>
          ))}
          {group.state === 'open' &&
            Array.from({ length: Math.min(group.missing, size) }, (_, at) => (
              <li key={`free-${at}`} className={joinClasses(styles.seat, styles.freeSeat)}>
                <span className={styles.ring}>
                  <Icon of={plusIcon} size={26} />
                </span>
                <span>等你来</span>
              </li>
            ))}
        </ul>
        <GroupStatus group={group} time={time} onEnd={onEnd} />
      </div>
    </TornCard>
  );
}

function GroupStatus({ group, time, onEnd }: Omit<GroupCardProps, 'offer'>) {
  switch (group.state) {
    case 'open':
      return (
        <p className={styles.status}>
          <b>
            还差<span className={styles.missing}>{group.missing}</span>人成团
          </b>
          <span className={styles.left}>剩余</span>
          <TimeLeft until={group.expiresAt} {...time} look="primary" onEnd={onEnd} />
        </p>
      );
    case 'formed':
      return (
        <p className={styles.status}>
          <b>已成团，商品正在发放</b>
        </p>
      );
    case 'expired':
      return (
        <p className={styles.status}>
          <b>到时未成团，款项已原路退回</b>
        </p>
      );
  }
}

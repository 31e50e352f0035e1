import type { BuyGroup, GroupOffer } from '#core/contract/activity/group-buy.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { Faces } from '#web/features/group-buy/faces.tsx';
import { TimeLeft, type ServerTime } from '#web/features/group-buy/time-left.tsx';
import {
  useGroupAction,
  type GroupTarget,
  type GroupVisitor,
} from '#web/features/group-buy/use-group-action.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { GoodsCard } from '#web/ui/goods-card/goods-card.tsx';
import { Ribbon } from '#web/ui/lazy-image/ribbon.tsx';
import styles from './group-list.module.css';

interface OfferRowProps {
  readonly offer: GroupOffer;
  readonly group: BuyGroup | null;
  readonly time: ServerTime;
  readonly visitor: GroupVisitor;
  /** The visitor's own seat in the group. */
  readonly seat: NonNullable<GroupTarget['seat']> | null;
  readonly eager: boolean;
  readonly isFirst: boolean;
  onEnd(): void;
}

/** Goods with a group price and the group that ends first. */
export function OfferRow({ offer, group, time, visitor, seat, eager, isFirst, onEnd }: OfferRowProps) {
  const href = useHref();
  const picture = usePicture();
  const { buttonOf, open } = useGroupAction(visitor);
  const { text, reason, action } = buttonOf({ offer, group, seat });
  const { goodsName, goodsId, skuId, size, priceFen, listFen, soldText } = offer;
  const [name = goodsName] = goodsName.split('，');
  const saved = listFen - priceFen;
  return (
    <GoodsCard
      density="row"
      href={href({
        page: offer.isPhysical ? 'physicalGoodsDetail' : 'goodsDetail',
        query: { goodsId, skuId, groupActivity: offer.activityId },
      })}
      art={picture(offer.picUrl)}
      name={name}
      note={saved > 0 ? `${soldText} · 比单买省${shortYuan(saved)}元` : soldText}
      tags={
        <span className={styles.groupRow}>
          {reason !== '' ? (
            <span className={styles.noGroups}>{reason}</span>
          ) : group ? (
            <>
              <Faces group={group} size={22} />
              <span className={styles.missing}>
                差{group.missing}人，还剩
                <TimeLeft until={group.expiresAt} {...time} look="text" onEnd={onEnd} />
              </span>
            </>
          ) : (
            <span className={styles.noGroups}>还没有人开团，等你第一个</span>
          )}
        </span>
      }
      fen={priceFen}
      was={listFen}
      pricePrefix="拼团价"
      ribbon={<Ribbon text={`${size}人团`} />}
      eager={eager}
      action={
        <Button
          size="s"
          kind={group ? (isFirst ? 'primary' : 'soft') : 'outline'}
          disabled={action === 'none'}
          reason={reason === '' ? undefined : reason}
          {...(group && action !== 'none'
            ? { href: href({ page: 'groupShare', query: { groupNo: group.groupNo } }) }
            : { onPress: () => open(offer) })}
        >
          {group && !seat && action !== 'none' ? '去参团' : text}
          <span className="visually-hidden">：{name}</span>
        </Button>
      }
    />
  );
}

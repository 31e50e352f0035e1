import type { ComponentProps, ReactNode } from 'react';
import type { CouponsForSku } from '#core/contract/goods/coupons.shapes.ts';
import type { GiftOfSku, SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Pressable } from '#web/ui/pressable/pressable.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { SkuChoice } from './sku-choice.tsx';
import styles from './goods-detail.module.css';

interface ChoiceFloorProps {
  readonly goods: SkuDetail;
  /** The subscriber's own; undefined for guests and while loading. */
  readonly coupons: CouponsForSku | undefined;
  /** At a group price there are no gifts. */
  readonly isGroup: boolean;
  onChoose(skuId: string): void;
  onCoupons(): void;
  onGroup(): void;
}

/** What is chosen, where it goes, and what applies to it. */
export function ChoiceFloor({ goods, coupons, isGroup, onChoose, onCoupons, onGroup }: ChoiceFloorProps) {
  const session = useSession((state) => state.session);
  const savedFen = coupons ? coupons.priceFen - coupons.payableFen : 0;
  const given = new Set(goods.promotions.map(({ promotionId }) => promotionId));
  const gifts = isGroup ? [] : (goods.gifts?.filter(({ promotionId }) => given.has(promotionId)) ?? []);
  const arrival = goods.sections.find(({ kind, paragraphs }) => kind === 'delivery' && paragraphs.length > 0);
  return (
    <Floor label="规格和优惠" className={styles.choices}>
      <SkuChoice skus={goods.skus} value={goods.skuId} onChoose={onChoose} />
      {goods.needsBenefitMobile && (
        <Row title="充值号码">
          {session.kind === 'member' ? (
            <span className="number">{session.user.mobile}</span>
          ) : (
            <span className="text-secondary">登录后默认本机号码</span>
          )}
          <span className={styles.rowEnd}>下单时可修改</span>
        </Row>
      )}
      {goods.group && (
        <LinkRow title="拼团" onPress={onGroup}>
          <Tag>
            {goods.group.groupSize}人团 ¥{shortYuan(goods.group.groupPriceFen)}
          </Tag>
        </LinkRow>
      )}
      {goods.couponTexts.length > 0 && (
        <LinkRow title="优惠券" onPress={onCoupons} aria-haspopup="dialog">
          {coupons && coupons.usable.length > 0 && <Tag>{coupons.usable.length}张可用</Tag>}
          {savedFen > 0 && <Tag kind="outline">可减¥{shortYuan(savedFen)}</Tag>}
          {savedFen === 0 &&
            goods.couponTexts.map((text) => (
              <Tag key={text} kind="outline">
                {text}
              </Tag>
            ))}
        </LinkRow>
      )}
      {gifts.map((gift) => (
        <GiftRow key={gift.promotionId} gift={gift} />
      ))}
      {arrival !== undefined && (
        <Row title={arrival.title}>
          <span className="text-secondary">{arrival.paragraphs[0]}</span>
        </Row>
      )}
      {goods.guarantees.length > 0 && (
        <Row title="服务保障">
          <span className="text-secondary">{goods.guarantees.join(' · ')}</span>
        </Row>
      )}
    </Floor>
  );
}

const Row = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.row}>
    <span className={styles.rowTitle}>{title}</span>
    {children}
  </div>
);

/** A gift with its picture, what it is worth and how it comes. */
function GiftRow({ gift: { name, picUrl, pieces, worthFen, isShipped } }: { gift: GiftOfSku }) {
  const picture = usePicture('small');
  return (
    <Row title="买即赠">
      <span className={styles.gift}>
        <LazyImage className={styles.giftPicture} src={picture(picUrl)} alt="" />
        <span>
          {name}
          {pieces > 1 && ` ×${pieces}`}
          <small>{isShipped ? '随商品同箱寄出' : '付款后一并到账，在订单里查看'}</small>
        </span>
      </span>
      <span className={styles.rowEnd}>价值 ¥{shortYuan(worthFen * pieces)}</span>
    </Row>
  );
}

interface LinkRowProps extends Pick<ComponentProps<typeof Pressable>, 'onPress' | 'aria-haspopup'> {
  readonly title: string;
  readonly children: ReactNode;
}

const LinkRow = ({ title, children, ...pressable }: LinkRowProps) => (
  <Pressable className={styles.row} {...pressable}>
    <span className={styles.rowTitle}>{title}</span>
    <span className={styles.rowTags}>{children}</span>
    <span className={styles.rowEnd}>
      <Icon of={rightIcon} size={16} />
    </span>
  </Pressable>
);

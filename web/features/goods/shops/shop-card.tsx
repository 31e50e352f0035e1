import type { LocalShop } from '#core/contract/goods/local-life.shapes.ts';
import { distanceText } from '#core/rules/format/distance.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { OpenState } from './open-state.tsx';
import { ShopDeals } from './shop-deals.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './shop-card.module.css';

interface ShopCardProps {
  readonly shop: LocalShop;
  /** The distance is from the phone's position, not from the city's centre. */
  readonly isMeasured: boolean;
  readonly eager?: boolean | undefined;
  /** Its place in the list. */
  readonly number?: number | undefined;
}

const maxDeals = 2;

/** A shop with its score, distance and opening state, and at most two deals. */
export function ShopCard({ shop, isMeasured, eager, number }: ShopCardProps) {
  const href = useHref();
  const picture = usePicture();
  const { shopCode, shopName, picUrl, score, categoryName, perHeadFen, distanceMeters, discountText } = shop;
  return (
    <Card as="article" className={styles.shop} aria-label={shopName}>
      <a className={styles.shopLink} href={href({ page: 'storeAddress', query: { shopCode } })}>
        <LazyImage className={styles.picture} src={picture(picUrl)} eager={eager} />
        <span className="grow">
          <Text look="titleSmall" block className="one-line">
            {number !== undefined && (
              <b className={shop.openNow ? styles.number : `${styles.number} ${styles.closed}`}>{number}</b>
            )}
            {shopName}
          </Text>
          <span className={styles.facts}>
            <b className={`number ${styles.score}`}>
              <span className="visually-hidden">评分</span>
              {score.toFixed(1)}
            </b>
            <span className="one-line">
              {categoryName}
              {perHeadFen !== null && ` · 人均${Math.round(perHeadFen / 100)}元`}
            </span>
            {isMeasured && distanceMeters !== null && (
              <span className={`number ${styles.distance}`}>{distanceText(distanceMeters)}</span>
            )}
          </span>
          <OpenState shop={shop} />
          <UsableHere shop={shop} />
        </span>
      </a>
      <ShopDeals name={shopName} deals={shop.deals} max={discountText === null ? maxDeals : maxDeals - 1}>
        {discountText !== null && (
          <li>
            <a href={href({ page: 'payCode', query: { shopCode } })}>
              <Tag kind="vip">苏惠</Tag>
              <span className={`${styles.dealName} one-line grow`}>到店{discountText}</span>
              <span className={styles.payCode}>
                出示苏惠码
                <Icon of={rightIcon} size={12} />
              </span>
            </a>
          </li>
        )}
      </ShopDeals>
    </Card>
  );
}

/** What of the visitor's own can be used in a shop, and which coupons it takes. */
function UsableHere({ shop: { voucherCount = 0, acceptsBag = false } }: { readonly shop: LocalShop }) {
  if (voucherCount === 0 && !acceptsBag) return null;
  return (
    <span className={styles.usable}>
      {voucherCount > 0 && <Tag kind="ok">{voucherCount}张券码待使用</Tag>}
      {acceptsBag && <Tag kind="mute">可用福袋券</Tag>}
    </span>
  );
}

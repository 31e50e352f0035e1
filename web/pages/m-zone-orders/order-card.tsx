import type { SubscribedBusiness } from '#core/contract/content/business-order.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './m-zone-orders.module.css';

/** One order: product, price and period. */
export function OrderCard({ order }: { order: SubscribedBusiness }) {
  const picture = usePicture();
  const { businessName, picUrl, tag, summary, priceText, openedAt, endsOn } = order;
  return (
    <Card as="li" className={styles.orderCard}>
      <div className={styles.orderHeader}>
        <LazyImage className={styles.orderPicture} src={picture(picUrl)} />
        <div className="grow">
          <h2 className={styles.orderName}>
            {businessName}
            {tag !== '' && (
              <>
                {' '}
                <Tag>{tag}</Tag>
              </>
            )}
          </h2>
          <Text as="p" look="caption">
            {summary}
          </Text>
        </div>
        <Tag className={styles.orderState} kind={endsOn === null ? 'ok' : 'warn'}>
          {endsOn === null ? '使用中' : '即将到期'}
        </Tag>
      </div>
      <dl className={styles.orderDetails}>
        <div>
          <dt>资费</dt>
          <dd>{priceText}</dd>
        </div>
        <div>
          <dt>开通日期</dt>
          <dd>
            <time dateTime={openedAt}>{chinaDay(new Date(openedAt))}</time>
          </dd>
        </div>
        <div>
          <dt>到期日期</dt>
          <dd>{endsOn ?? '到期自动续订'}</dd>
        </div>
      </dl>
    </Card>
  );
}

import { businessOrder } from '#core/contract/content/business-order.ts';
import { pageCode } from '#core/rules/tracking/page-code.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './together-floor.module.css';

/** The operator's recommendations for a level; hidden without an answer. */
export function TogetherFloor({ productId }: { productId: string }) {
  const { project } = useSite();
  const picture = usePicture();
  const { data = [] } = useCall(businessOrder.vipOrderBusinesses, {
    pageCode: pageCode(project.appId, 'memberOrder'),
    productId,
  });
  if (data.length === 0) return null;
  return (
    <Floor header={{ title: '搭配办理更划算' }}>
      <ul data-floor="搭配办理">
        {data.map(({ businessId, businessName, summary, picUrl, tag, priceText, subscribed }) => (
          <li key={businessId}>
            <PageLink
              className={styles.business}
              to={{ page: 'serviceProvision', query: { businessId } }}
              data-point={businessName}
            >
              <LazyImage className={styles.businessPicture} src={picture(picUrl)} />
              <span className="grow">
                <b className={styles.businessName}>
                  {businessName}
                  {tag !== '' && <Tag kind="vip">{tag}</Tag>}
                </b>
                <Text look="caption" block>
                  {summary}
                </Text>
              </span>
              <span className={styles.businessPrice}>
                {subscribed ? (
                  <Tag kind="ok">已开通</Tag>
                ) : (
                  partsOf(priceText).map((part) => (
                    <span key={part} className={styles.pricePart}>
                      {part}
                    </span>
                  ))
                )}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Floor>
  );
}

/** A two-step price breaks between its steps, not before a unit. */
const partsOf = (price: string): readonly string[] => price.match(/[^，]+，?/g) ?? [];

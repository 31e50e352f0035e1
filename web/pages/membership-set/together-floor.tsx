import './together-floor.css';
import { businessOrder } from '#core/contract/content/business-order.ts';
import { pageCode } from '#core/rules/tracking/page-code.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/world/use-picture.ts';
import { useWorld } from '#web/platform/world/world.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';

/** What the operator recommends beside a level; without an answer the page does without it. */
export function TogetherFloor({ productId }: { productId: string }) {
  const { project } = useWorld();
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
              className="tgf"
              to={{ page: 'serviceProvision', query: { businessId } }}
              data-point={businessName}
            >
              <LazyImage src={picture(picUrl)} />
              <span className="grow">
                <b className="tgf__n">
                  {businessName}
                  {tag !== '' && <Tag kind="vip">{tag}</Tag>}
                </b>
                <span className="tgf__s">{summary}</span>
              </span>
              <span className="tgf__p">
                {subscribed ? (
                  <Tag kind="ok">已开通</Tag>
                ) : (
                  partsOf(priceText).map((part) => (
                    <span key={part} className="tgf__w">
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

/** A price in two steps ends its line between them, never before a unit. */
const partsOf = (price: string): readonly string[] => price.match(/[^，]+，?/g) ?? [];

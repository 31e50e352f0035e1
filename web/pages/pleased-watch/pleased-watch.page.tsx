import { businessOrder } from '#core/contract/content/business-order.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { titles } from '#core/site/titles.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useShare } from '#web/platform/hosts/use-share.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { OwnedPack } from './owned-pack.tsx';
import { OrderBar } from './order-bar.tsx';
import { pack } from './pack.ts';
import { PackSkeleton } from './pack-skeleton.tsx';
import { PackOffer } from './pack-offer.tsx';

const title = titles.pleasedWatch;
/** Title and description of a shared link (§2). */
const share = { title: '随心看7天包', desc: '5G通用流量+会员周卡任选1张' };

/** 权益7天包: data and one of three week cards, for seven days; the offer for non-holders. */
function PleasedWatch() {
  useShare(share);
  // The answer depends on the session, so it is not inlined.
  const enabled = useSession(({ session }) => session.kind === 'member');
  const products = useCall(rightsFamilies.dgProducts, {}, { enabled });
  const offer = useCall(businessOrder.vipOrderBusinessDetail, { businessId: pack.businessId }, { enabled });
  const owned = products.data?.find(({ productId }) => productId === pack.productId);
  const open = products.data && !owned ? offer.data : undefined;
  const error = products.data ? (owned ? undefined : offer.error) : products.error;
  return (
    <PageFrame
      title={title}
      hero={{ motif: 'wave', height: 260 }}
      right={<NavPageLink text="领取记录" to={{ page: 'pleasedWatchRecords' }} />}
      bar={open && <OrderBar offer={open} />}
    >
      {owned && <OwnedPack product={owned} />}
      {open && <PackOffer offer={open} />}
      {!owned && !open && (
        <QueryPlaceholder
          query={{ error, refetch: () => void (products.data ? offer : products).refetch() }}
          skeleton={<PackSkeleton name={share.title} />}
          failedTitle="权益包没有加载出来"
          failedLook="floor"
        />
      )}
      {offer.data && (
        <Floor header={{ title: '使用规则' }}>
          <RuleList rules={offer.data.rules} />
        </Floor>
      )}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: PleasedWatch, images: ['goods/video-cut'] };

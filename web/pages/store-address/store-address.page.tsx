import { localLife } from '#core/contract/goods/local-life.ts';
import type { LocalShopDetail } from '#core/contract/goods/local-life.shapes.ts';
import type { Place } from '#core/rules/location/area.ts';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { GoodsCards } from '#web/features/goods/list/goods-cards.tsx';
import { GoodsRow } from '#web/features/goods/list/goods-row.tsx';
import { countText } from '#core/rules/goods/search/count-text.ts';
import { useLinkedGoods } from '#web/features/goods/list/use-linked-goods.ts';
import { PlaceCardSkeleton } from '#web/features/goods/shops/place-card.tsx';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { ShopHead } from './shop-head.tsx';

const shopInput = (shopCode: string, { latitude, longitude }: Place) => ({ shopCode, latitude, longitude });

/** 门店地址: one shop on the map, and the goods it honours. */
function StoreAddress() {
  const shopCode = useQueryValue('shopCode') ?? '';
  return (
    <PageFrame title="门店地址">
      {shopCode === '' ? <NoShop text="这个链接没有带上门店" /> : <Shop shopCode={shopCode} />}
    </PageFrame>
  );
}

function Shop({ shopCode }: { shopCode: string }) {
  const place = useFoundPlace();
  const answer = useCall(localLife.localShop, shopInput(shopCode, place));
  // A position that is found a moment later changes the distance alone.
  const data = useLastValue(answer.data, shopCode);
  const shop = { ...answer, data };
  if (shop.error?.code === '0' && !data) return <NoShop text={shop.error.message} />;
  return (
    <QueryState
      query={shop}
      failedTitle="门店没有加载出来"
      failedLook="page"
      skeleton={
        <PlaceCardSkeleton>
          <SkeletonBox width="60%" height={24} />
          <SkeletonBox width="80%" height={18} />
          <SkeletonBox width="50%" height={18} />
          <SkeletonBox height={120} />
        </PlaceCardSkeleton>
      }
    >
      {(found) => (
        <>
          <ShopHead shop={found} place={place} />
          <HonouredGoods shop={found} />
        </>
      )}
    </QueryState>
  );
}

function HonouredGoods({ shop }: { shop: LocalShopDetail }) {
  const goods = useLinkedGoods(shop.goodsList);
  if (goods.length === 0) return null;
  return (
    <Floor header={{ title: '本店可用', meta: `${countText(goods.length, shop.hasMoreGoods)}件` }}>
      <GoodsCards
        density="row"
        label="本店可用"
        goods={goods}
        renderCard={(each, href) => <GoodsRow goods={each} href={href} action={{ text: '购买' }} />}
      />
    </Floor>
  );
}

function NoShop({ text }: { text: string }) {
  const href = useHref();
  return (
    <EmptyState
      art="location"
      title="没有找到门店"
      text={text}
      action={{ text: '看看附近商户', href: href({ page: 'nearbyMerchants' }) }}
    />
  );
}

export const page: PageDefinition = {
  Page: StoreAddress,
  firstCalls: ({ search }) => {
    const shopCode = new URLSearchParams(search).get('shopCode');
    return shopCode ? [{ endpoint: localLife.localShop, input: shopInput(shopCode, nanjing) }] : [];
  },
};

import { coupons } from '#core/contract/goods/coupons.ts';
import { detail } from '#core/contract/goods/detail.ts';
import { isForCity } from '#core/rules/pricing/promotion.ts';
import { detailQuery } from '#core/rules/goods/detail-query.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { PromotionFloor } from '#web/features/orders/promotion-floor.tsx';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { queryReader, useGo, useNavigator, usePageId } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ChoiceFloor } from './choice-floor.tsx';
import { DeliveryFloor } from './delivery-floor.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { GoodsSections } from './goods-sections.tsx';
import { LaterNotes, LaterShops, LaterTogether } from './later-parts.tsx';
import { NoGoods } from './no-goods.tsx';
import { PriceHead } from './price-head.tsx';
import { useCityStock } from './use-city-stock.ts';
import { answerId, useGoodsDetail } from './use-goods-detail.ts';
import { useSavedState } from './use-saved-state.ts';
import { usePart } from '#web/ui/sheet/use-part.tsx';
import { useGoodsShare } from './use-goods-share.ts';
import { useViewer } from './use-viewer.ts';
import { withOwnFlashSale } from './with-own-flash-sale.ts';
import styles from './goods-detail.module.css';

const skuSheet = () => import('./sku-sheet.tsx').then((found) => found.SkuSheet);
const couponSheet = () => import('./coupon-sheet.tsx').then((found) => found.CouponSheet);
const posterSheet = () => import('./poster-sheet.tsx').then((found) => found.PosterSheet);

/** 商品详情: goods of every kind with their skus; the chosen one is in the address. */
function GoodsDetail() {
  const navigator = useNavigator();
  const go = useGo();
  const page = usePageId() ?? 'goodsDetail';
  const { goods: found, at, missing, error, retry } = useGoodsDetail();
  const goods = withOwnFlashSale(found, useMembership());
  const {
    price: { cityCode },
    used,
  } = useViewer(goods ?? { promotions: [] });
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { goodsId = '', skuId = '' } = goods ?? {};
  const takesCoupons = goods !== undefined && goods.couponTypes.length > 0 && goods.isExternalGoods === 0;
  const saved = useSavedState(goodsId, skuId);
  const stock = useCityStock(skuId, goods?.needsAddress ?? false);
  const mine = useCall(
    coupons.couponsForSku,
    { skuId, ...(cityCode !== undefined && { cityCode }) },
    { enabled: isMember && takesCoupons },
  );
  const [choosing, using, sharing] = [usePart(skuSheet), usePart(couponSheet), usePart(posterSheet)];
  useGoodsShare(goods);
  if (!goods && (missing || error))
    return <NoGoods missing={missing} message={error?.message} onRetry={retry} />;

  const query = () => detailQuery(navigator.queryValue);
  const choose = (chosen: string) => go({ page, query: { ...query(), goodsId, skuId: chosen } }, 'replace');
  /** The chosen cards replace that of the link; several are separated by commas. */
  const pay = (quantity: number, cards: readonly string[] = []) =>
    go(
      checkoutTarget({
        ...query(),
        skuId,
        quantity: String(quantity),
        activityId: goods?.seckill?.activityId,
        ...(cards.length > 0 && { cardCode: cards.join(',') }),
      }),
    );
  return (
    <Page
      bar={
        goods && (
          <BuyBar
            goods={goods}
            coupons={mine.data}
            cityReason={stock.reason}
            isFavourite={saved.isFavourite}
            busy={choosing.loading}
            onFavourite={saved.toggle}
            onBuy={choosing.show}
            onCoupons={using.show}
            onUse={(cards) => pay(1, cards)}
          />
        )
      }
    >
      <IconButton
        className={styles.backButton}
        look="over"
        icon={leftIcon}
        label="返回"
        onPress={() => navigator.back()}
      />
      {goods ? (
        <>
          <Gallery
            key={goods.skuId}
            name={goods.goodsName}
            pics={goods.pics}
            texts={goods.picTexts}
            videosId={goods.videosId}
            isSoldOut={goods.lackStockFlag === 1}
          />
          <IconButton
            className={styles.heartButton}
            look="over"
            icon={heartIcon}
            size={20}
            label="收藏"
            pressed={saved.isFavourite}
            onPress={saved.toggle}
          />
          <IconButton
            className={styles.shareButton}
            look="over"
            icon={shareIcon}
            size={20}
            label="分享"
            onPress={sharing.show}
          />
          <PriceHead goods={goods} at={at} onFlashSaleEnd={retry} />
          <PromotionFloor
            promotions={goods.promotions.filter((each) => isForCity(each, cityCode))}
            uses={used.map(({ use }) => use)}
          />
          <ChoiceFloor
            goods={goods}
            coupons={mine.data}
            onChoose={choose}
            onCoupons={using.show}
            onGroup={() => go({ page: 'groupList' })}
          />
          {goods.needsAddress && <DeliveryFloor goods={goods} stock={stock} />}
          {goods.shopCount > 0 && <LaterShops goods={goods} />}
          <GoodsSections goods={goods} />
          <LaterNotes goods={goods} />
          <LaterTogether key={goods.goodsId} goods={goods} />
          <div className={styles.bottomSpace} />
          {choosing.render({
            goods,
            cityReason: stock.reason,
            onChoose: choose,
            onPay: (quantity) => pay(quantity),
          })}
          {using.render({ goods, coupons: mine, onUse: (cardCode) => pay(1, [cardCode]) })}
          {sharing.render({ goods })}
        </>
      ) : (
        <DetailSkeleton />
      )}
    </Page>
  );
}

export const page: PageDefinition = {
  Page: GoodsDetail,
  firstCalls: ({ search }) => {
    const skuId = answerId(queryReader(search));
    return skuId === '' ? [] : [{ endpoint: detail.skuDetail, input: { skuId } }];
  },
};

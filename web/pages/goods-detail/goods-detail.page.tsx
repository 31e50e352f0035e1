import { coupons } from '#core/contract/goods/coupons.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { detailQuery } from '#core/rules/goods/detail-query.ts';
import { checkoutTarget } from '#core/rules/order/checkout-target.ts';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import {
  queryReader,
  useGo,
  useNavigator,
  usePageId,
  useQueryValue,
} from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ChoiceFloor } from './choice-floor.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { LaterBody, LaterDelivery, LaterGroups } from './later-parts.tsx';
import { NoGoods } from './no-goods.tsx';
import { PriceEquation } from './price-equation.tsx';
import { PriceHead } from './price-head.tsx';
import { useCityStock } from './use-city-stock.ts';
import { answerId, useGoodsDetail } from './use-goods-detail.ts';
import { useOwnPrice } from './use-own-price.ts';
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
  const { back } = useNavigator();
  const { goods: found, at, missing, error, retry } = useGoodsDetail();
  const goods = withOwnFlashSale(found, useMembership());
  useGoodsShare(goods);
  if (goods) return <Goods goods={goods} at={at} onChange={retry} />;
  if (missing || error) return <NoGoods missing={missing} message={error?.message} onRetry={retry} />;
  return (
    <Page>
      <BackButton onPress={back} />
      <DetailSkeleton />
    </Page>
  );
}

const BackButton = ({ onPress }: { onPress(): void }) => (
  <IconButton
    className={styles.backButton}
    look="over"
    icon={leftIcon}
    label="返回"
    onPress={() => onPress()}
  />
);

interface GoodsProps {
  readonly goods: SkuDetail;
  /** When the answer was received. */
  readonly at: number;
  /** Asks again: a sale has ended. */
  onChange(): void;
}

function Goods({ goods, at, onChange }: GoodsProps) {
  const navigator = useNavigator();
  const go = useGo();
  const page = usePageId() ?? 'goodsDetail';
  const signInFirst = useSignInFirst();
  const { goodsId, skuId } = goods;
  const { cityCode } = useViewer(goods).price;
  const session = useSession(({ session: { kind } }) => kind);
  const groupActivity = useQueryValue('groupActivity');
  const isGroup = goods.group !== null && goods.group.groupActId === groupActivity;
  const saved = useSavedState(goodsId, skuId);
  const stock = useCityStock(skuId, goods.needsAddress);
  const mine = useCall(
    coupons.couponsForSku,
    { skuId, ...(cityCode !== undefined && { cityCode }), ...(isGroup && { groupActivity }) },
    { enabled: session === 'member' && goods.isExternalGoods === 0 },
  );
  const shown = useOwnPrice(goods, mine, isGroup);
  const [choosing, using, sharing] = [usePart(skuSheet), usePart(couponSheet), usePart(posterSheet)];

  const query = () => detailQuery(navigator.queryValue);
  const show = (more: Readonly<Record<string, string>>) =>
    go({ page, query: { ...query(), goodsId, skuId, ...more } }, 'replace');
  const choose = (chosen: string) => show({ skuId: chosen });
  /** The chosen cards replace that of the link; several are separated by commas. */
  const pay = (quantity: number, cards: readonly string[] = []) =>
    go(
      checkoutTarget({
        ...query(),
        skuId,
        quantity: String(quantity),
        activityId: goods.seckill?.activityId,
        ...(cards.length > 0 && { cardCode: cards.join(',') }),
      }),
    );
  const openGroup = () =>
    signInFirst(() =>
      go(checkoutTarget({ skuId, quantity: '1', groupActivity: goods.group?.groupActId ?? '' })),
    );
  return (
    <Page
      bar={
        <BuyBar
          goods={goods}
          shown={shown}
          isGuest={session === 'guest'}
          coupons={mine.data}
          cityReason={stock.reason}
          isFavourite={saved.isFavourite}
          busy={choosing.loading}
          onFavourite={saved.toggle}
          onBuy={choosing.show}
          onCoupons={using.show}
          onGroup={() => show({ groupActivity: goods.group?.groupActId ?? '' })}
          onOpenGroup={openGroup}
          onUpgrade={() => go({ page: 'memberOrder' })}
          onUse={(cards) => pay(1, cards)}
        />
      }
    >
      <BackButton onPress={() => navigator.back()} />
      <div id="goods-top" tabIndex={-1}>
        <Gallery
          key={skuId}
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
        <PriceHead goods={goods} shown={shown} at={at} onFlashSaleEnd={onChange} />
        <PriceEquation price={shown.price} note={shown.note} ready={shown.ready} />
        {isGroup && <LaterGroups goods={goods} />}
        <ChoiceFloor
          goods={goods}
          coupons={mine.data}
          isGroup={isGroup}
          onChoose={choose}
          onCoupons={using.show}
          onGroup={() => go({ page: 'groupList' })}
        />
        {goods.needsAddress && <LaterDelivery goods={goods} stock={stock} />}
      </div>
      <LaterBody
        key={goodsId}
        goods={goods}
        kind={shown.kind}
        isFavourite={saved.isFavourite}
        onFavourite={saved.toggle}
        onShare={sharing.show}
        onBack={() => navigator.back()}
      />
      {choosing.render({
        goods,
        cityReason: stock.reason,
        onChoose: choose,
        onPay: (quantity) => pay(quantity),
      })}
      {using.render({ goods, coupons: mine, onUse: (cardCode) => pay(1, [cardCode]) })}
      {sharing.render({ goods })}
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

import { useState } from 'react';
import { goodsTag } from '#core/rules/goods/goods-tag.ts';
import { ownPrice } from '#core/rules/goods/card/own-price.ts';
import { useShare } from '../../platform/host/use-share.ts';
import { goBack } from '../../platform/navigation/go-back.ts';
import { usePageQuery } from '../../platform/navigation/use-page-query.ts';
import { picture } from '../../platform/picture.ts';
import { EmptyState, FailedState } from '../../ui/state.tsx';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Gallery } from './gallery.tsx';
import { GoodsNotes } from './goods-notes.tsx';
import { GroupRow } from './group-row.tsx';
import { PriceEquation } from './price-equation.tsx';
import { PriceHead } from './price-head.tsx';
import { SkuChoice } from './sku-choice.tsx';
import { useGoods } from './use-goods.ts';
import { useViewer } from './use-viewer.ts';

/** 商品详情: what one gets, what one pays, and how the price is made up. Orders are placed in the web view. */
export function GoodsDetailPage() {
  const query = usePageQuery();
  const [chosen, setChosen] = useState(query['skuId']);
  const { goods, at, isMissing, error, refetch } = useGoods(query['goodsId'], chosen);
  const viewer = useViewer(goods?.promotions);
  useShare(
    goods && {
      title: goods.goodsName,
      page: 'goodsDetail',
      query: { goodsId: goods.goodsId, skuId: goods.skuId },
      imageUrl: picture(goods.pics[0] ?? ''),
    },
  );
  if (!goods)
    return (
      <Page>
        <NavBar title="商品详情" />
        {isMissing && (
          <EmptyState
            art="search"
            title="商品已下架"
            note="去看看其他商品吧"
            action={{ text: '返回', onPress: goBack }}
          />
        )}
        {!isMissing && error && (
          <FailedState title="商品没有加载出来" note={error.message} onRetry={() => void refetch()} />
        )}
        {!isMissing && !error && <Skeleton height={420} />}
      </Page>
    );
  const price = ownPrice(goods, { ...viewer, flashSaleFen: goods.seckill?.seckillPriceFen });
  return (
    <Page bar={<BuyBar goods={goods} price={price} query={query} />}>
      <NavBar look="over" />
      <Gallery pics={goods.pics} name={goods.goodsName} />
      <PriceHead goods={goods} price={price} tag={goodsTag(goods)} at={at} onSaleEnd={() => void refetch()} />
      <PriceEquation price={price} />
      {goods.group && <GroupRow goods={goods} group={goods.group} fen={price.fen} />}
      <SkuChoice goods={goods} onChoose={setChosen} />
      <GoodsNotes goods={goods} />
    </Page>
  );
}

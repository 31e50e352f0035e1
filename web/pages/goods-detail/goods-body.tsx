import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { maxPieces } from '#core/rules/goods/buy-button.ts';
import { promotionsBeside } from '#core/rules/pricing/combinations.ts';
import { isForCity, type Promotion } from '#core/rules/pricing/promotion.ts';
import { PromotionFloor } from '#web/features/orders/promotion-floor.tsx';
import { BoughtTogether } from './bought-together.tsx';
import { GoodsBar, type GoodsBarProps } from './goods-bar.tsx';
import { GoodsNotes } from './goods-notes.tsx';
import { GoodsSections } from './goods-sections.tsx';
import { GoodsShops } from '#web/features/goods/shops/goods-shops.tsx';
import type { ShownPrice } from './use-own-price.ts';
import { useViewer } from './use-viewer.ts';
import styles from './goods-body.module.css';

export interface GoodsBodyProps extends GoodsBarProps {
  readonly kind: ShownPrice['kind'];
}

/** What follows the first screen: shops, description, notes, further goods, and the bar that leads to each of them. */
export function GoodsBody(props: GoodsBodyProps) {
  const { goods, kind } = props;
  const { price, used } = useViewer(goods);
  return (
    <>
      <GoodsBar {...props} />
      <PromotionFloor
        promotions={shownPromotions(goods, { kind, cityCode: price.cityCode })}
        uses={used.map(({ use }) => use)}
      />
      <div id="goods-about" className={styles.part} tabIndex={-1}>
        {goods.shopCount > 0 && <GoodsShops goodsId={goods.goodsId} shopCount={goods.shopCount} />}
        <GoodsSections goods={goods} />
      </div>
      <div id="goods-notes" className={styles.part} tabIndex={-1}>
        <GoodsNotes goods={goods} />
      </div>
      <div id="goods-more" className={styles.part} tabIndex={-1}>
        <BoughtTogether goods={goods} />
      </div>
      <div className={styles.bottomSpace} />
    </>
  );
}

interface Offer {
  readonly kind: ShownPrice['kind'];
  readonly cityCode: string | undefined;
}

/** Those that count for the price that is shown: no steps by pieces where one piece is all that may be bought. */
function shownPromotions(goods: SkuDetail, { kind, cityCode }: Offer): readonly Promotion[] {
  const isSingle =
    kind === 'group' || maxPieces({ ...goods, limitPerUser: goods.seckill?.limitPerUser }) === 1;
  return promotionsBeside(kind === 'usual' ? null : { kind }, goods.promotions).filter(
    (each) => isForCity(each, cityCode) && !(isSingle && (each.kind === 'pieces' || each.kind === 'nth')),
  );
}

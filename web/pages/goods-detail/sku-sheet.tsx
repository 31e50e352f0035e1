import { useState } from 'react';
import { coupons } from '#core/contract/goods/coupons.ts';
import { detail } from '#core/contract/goods/detail.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { buyButton, maxPieces } from '#core/rules/goods/buy-button.ts';
import { billTerms, priceSentence } from '#core/rules/goods/card/own-price.ts';
import { detailPrice } from '#core/rules/goods/detail-price.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { promotedLines } from '#core/rules/pricing/promoted-lines.ts';
import { useMultiOrderCount } from '#web/features/orders/use-multi-order-count.ts';
import { promotionLimits, promotionText } from '#core/rules/pricing/promotion-text.ts';
import { useStockReminder } from '#web/features/goods/use-stock-reminder.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { Stepper } from '#web/ui/stepper/stepper.tsx';
import { SkuChoice } from './sku-choice.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import { withOwnFlashSale } from './with-own-flash-sale.ts';
import { withSkus } from './with-skus.ts';
import { useViewer } from './use-viewer.ts';
import styles from './sku-sheet.module.css';

export interface SkuSheetProps extends PartProps {
  readonly goods: SkuDetail;
  readonly cityReason: string;
  onChoose(skuId: string): void;
  onPay(quantity: number): void;
}

/** The sku and the quantity before payment; a sku that is out of stock offers its reminder instead. */
export function SkuSheet({ open, onClose, goods: shown, cityReason, onChoose, onPay }: SkuSheetProps) {
  const goods = useCurrentSkus(shown, open);
  const picture = usePicture('small');
  const viewer = useViewer(goods);
  const [requested, setRequested] = useState(1);
  const { seckill, skus } = goods;
  const { fen, prefix, was } = detailPrice(goods, {
    ...viewer.price,
    flashSaleFen: seckill?.seckillPriceFen,
  });
  const max = maxPieces({ ...goods, limitPerUser: seckill?.limitPerUser });
  const quantity = Math.min(requested, max);
  const monthOrders = useMultiOrderCount(goods.promotions.some(({ kind }) => kind === 'orders'));
  const [priced] = promotedLines(
    [
      {
        skuId: goods.skuId,
        quantity,
        listFen: goods.priceFen,
        memberFen: goods.memberPriceFen,
        activity: seckill && { kind: 'sale', name: seckill.sessionName, priceFen: seckill.seckillPriceFen },
        promotions: goods.promotions,
      },
    ],
    { ...viewer.price, left: viewer.price.left ?? new Map(), monthOrders, now: Date.parse(goods.serverNow) },
  );
  const { cityCode, levelName } = viewer.price;
  const mine = useCall(
    coupons.couponsForSku,
    { skuId: goods.skuId, quantity, ...(cityCode !== undefined && { cityCode }) },
    { enabled: open && viewer.isMember },
  );
  const bill = mine.data?.bill;
  const { action, reason, text } = buyButton({
    isExternal: false,
    lackStock: goods.lackStockFlag === 1,
    othersInStock: skus.some(({ lackStockFlag }) => lackStockFlag === 0),
    cityReason,
  });
  const reminder = useStockReminder(goods.skuId, action === 'remind');
  const sku = skus.find(({ skuId }) => skuId === goods.skuId);
  return (
    <Sheet
      open={open}
      title="选择规格和数量"
      onClose={onClose}
      footer={
        action === 'remind' ? (
          <Button
            full
            kind={reminder.isSet ? 'soft' : 'primary'}
            busy={reminder.busy}
            onPress={reminder.toggle}
          >
            {reminder.isSet ? '取消到货提醒' : text}
          </Button>
        ) : (
          <Button full disabled={action !== 'buy'} reason={reason} onPress={() => onPay(quantity)}>
            {action === 'buy' ? '确定购买' : text}
          </Button>
        )
      }
    >
      <div className={styles.goods}>
        <LazyImage
          className={styles.picture}
          src={picture(sku?.picUrl ?? '')}
          eager
          soldOut={goods.lackStockFlag === 1 || undefined}
        />
        <div className="grow">
          <Price
            fen={priced?.amountFen ?? fen * quantity}
            was={was === undefined ? undefined : was * quantity}
            prefix={prefix}
            size={24}
          />
          <p className={styles.name}>{goods.goodsName}</p>
          <p className={styles.stock}>{stockText(goods)}</p>
          {bill && action === 'buy' && (
            <p className={styles.stock}>
              {priceSentence({ payFen: bill.payableFen, terms: billTerms(bill, { levelName }) })}
            </p>
          )}
          {viewer.used.map(({ promotion, use }) => (
            <p key={promotion.promotionId} className={styles.stock}>
              {promotionText(promotion)}，{promotionLimits(promotion, use)}
            </p>
          ))}
        </div>
      </div>
      <SkuChoice skus={skus} value={goods.skuId} onChoose={onChoose} />
      {action !== 'remind' && (
        <div className={styles.quantity}>
          <span className="grow">
            购买数量
            <small>{`每单限购${max}件`}</small>
          </span>
          <Stepper label="购买数量" value={quantity} max={max} onChange={setRequested} />
        </div>
      )}
    </Sheet>
  );
}

/** The goods with the prices and the stock of this moment: the document's may be minutes old. */
function useCurrentSkus(goods: SkuDetail, open: boolean): SkuDetail {
  const who = useMembership();
  // Any sku finds its siblings; the first one does not change with the choice.
  const skuId = goods.skus[0]?.skuId ?? goods.skuId;
  const { data } = useCall(detail.siblingSkus, { skuId }, { enabled: open, staleMs: 5_000 });
  return data ? withOwnFlashSale(withSkus(goods, data.skus), who) : goods;
}

const few = 20;
const stockText = ({ skuName, stockLeft, lackStockFlag }: SkuDetail): string => {
  if (lackStockFlag === 1) return `已选 ${skuName}，暂时缺货`;
  return stockLeft !== null && stockLeft <= few ? `已选 ${skuName}，仅剩${stockLeft}件` : `已选 ${skuName}`;
};

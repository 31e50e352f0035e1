import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { detailPrice } from '#core/rules/goods/detail-price.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { PosterSheet as Sheet } from '#web/features/goods/poster/poster-sheet.tsx';
import { useHref, usePageId } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';

export interface PosterSheetProps extends PartProps {
  readonly goods: SkuDetail;
}

/** The share poster of the goods. */
export function PosterSheet({ open, onClose, goods }: PosterSheetProps) {
  const picture = usePicture();
  const href = useHref();
  const page = usePageId() ?? 'goodsDetail';
  const { project } = useSite();
  // The goods alone: the sender's coupon and way stay on this phone.
  const { goodsId, skuId } = goods;
  const { fen, was } = detailPrice(goods, { level: 0, flashSaleFen: goods.seckill?.seckillPriceFen });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="分享给好友"
      art={picture(goods.pics[0] ?? '')}
      fileName={goodsId}
      poster={{
        name: goods.goodsName,
        price: `¥${shortYuan(fen)}`,
        was: was === undefined ? '' : `原价 ¥${shortYuan(was)}`,
        mall: project.name,
        hint: '长按或扫码查看商品',
        link: new URL(href({ page, query: { goodsId, skuId } }), globalThis.location.origin).href,
      }}
    />
  );
}

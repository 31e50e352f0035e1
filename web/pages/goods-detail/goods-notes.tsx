import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { PurchaseNotes } from '#web/features/goods/purchase-notes.tsx';

/** 购买须知 of the goods. */
export const GoodsNotes = ({ goods: { goodsId } }: { goods: SkuDetail }) => (
  <PurchaseNotes goodsIds={[goodsId]} />
);

import type { ListingFault } from '#core/contract/console/goods-editor.shapes.ts';

/** The cards of the editor that a fault may lead to. */
export const cardTitles: Readonly<Record<ListingFault['card'], string>> = {
  basics: '基本信息',
  pictures: '图片',
  skus: '规格',
  stock: '库存',
  sections: '图文详情',
};
/** Where a card stands on the page. */
export const cardId = (card: string): string => `card-${card}`;

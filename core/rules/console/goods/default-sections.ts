import type { GoodsKind } from '../../../contract/console/goods/goods-fields.shapes.ts';
import type { SectionBlock, SectionKind } from '../../../contract/goods/shared/section.shapes.ts';
import { deliveryTexts } from '../../sections/delivery-texts.ts';

/** The title of a section of each kind, until an editor writes another. */
export const sectionKindNames: Readonly<Record<SectionKind, string>> = {
  about: '商品介绍',
  parameters: '参数',
  included: '你会得到什么',
  delivery: '如何到账',
  usage: '使用说明',
  notice: '购买须知',
  refund: '退款说明',
  other: '其他',
};

interface Section {
  readonly kind: SectionKind;
  readonly title: string;
  readonly blocks: readonly SectionBlock[];
}

const sectionOf = (kind: SectionKind, texts: readonly string[]): Section => ({
  kind,
  title: sectionKindNames[kind],
  blocks: texts.map((text) => ({ kind: 'paragraph', text })),
});

/** The sections that new goods begin with: what is said of all goods of their kind. */
export const sectionsOfKind = (kind: GoodsKind): readonly Section[] =>
  [sectionOf('usage', deliveryTexts[kind].usage), sectionOf('refund', deliveryTexts[kind].refund)].filter(
    ({ blocks }) => blocks.length > 0,
  );

import type { ListingFault } from '../../../contract/console/goods-editor.shapes.ts';

interface SkuFacts {
  readonly name: string;
  readonly priceFen: number;
  /** What can be sold of it; null: no limit. */
  readonly stockLeft: number | null;
  /** Codes that nobody has yet; null: it is not delivered as a code. */
  readonly codesLeft: number | null;
}

export interface ListingFacts {
  readonly hasCategory: boolean;
  readonly hasPicture: boolean;
  readonly sections: number;
  /** Those that are not stopped. */
  readonly skus: readonly SkuFacts[];
}

/** What is missing before goods can be on sale, each with the card where it is put right. */
export function listingFaults({ hasCategory, hasPicture, sections, skus }: ListingFacts): ListingFault[] {
  return [
    ...(hasCategory ? [] : [{ card: 'basics' as const, text: '没有选分类，列表和筛选里找不到它' }]),
    ...(hasPicture ? [] : [{ card: 'pictures' as const, text: '没有主图' }]),
    ...(skus.length > 0 ? [] : [{ card: 'skus' as const, text: '没有在售的规格，至少加一个' }]),
    ...skus
      .filter(({ priceFen }) => priceFen === 0)
      .map(({ name }) => ({ card: 'skus' as const, text: `“${name}”的售价是 ¥0.00` })),
    ...(skus.length === 0 || skus.some(({ stockLeft }) => stockLeft === null || stockLeft > 0)
      ? []
      : [{ card: 'stock' as const, text: '所有规格都没有库存' }]),
    ...skus
      .filter(({ codesLeft }) => codesLeft === 0)
      .map(({ name }) => ({ card: 'stock' as const, text: `“${name}”没有可发的券码` })),
    ...(sections > 0 ? [] : [{ card: 'sections' as const, text: '没有图文详情，至少写一段商品介绍' }]),
  ];
}

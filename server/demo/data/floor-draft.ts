import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import type { GoodsTag } from '#core/contract/goods/shared/goods-card.shapes.ts';
import type { DemoGoodsId } from './goods.ts';

/** How a floor shows single goods. */
export interface ShelfLook {
  readonly picUrl?: `goods/${string}`;
  readonly tags?: readonly GoodsTag[];
}

/** The visitors a floor is for; all of them by default. */
interface Audience {
  readonly areas?: readonly string[];
  readonly brands?: readonly string[];
  readonly levels?: readonly number[];
  readonly hosts?: readonly string[];
}

type Head<F extends Floor> = Partial<Pick<F, 'subTitle' | 'link'>> & {
  readonly key: string;
  readonly audience?: Audience;
};
type DraftOf<F extends Floor> = F extends { kind: 'goods' }
  ? Pick<F, 'kind' | 'title'> & Head<F> & { readonly goods: readonly ShelfGoods[] }
  : F extends Floor
    ? Omit<F, 'floorId' | 'subTitle' | 'link'> & Head<F>
    : never;

/** Goods of a floor; their prices are read when the floor is shown. */
export type ShelfGoods = DemoGoodsId | readonly [DemoGoodsId, ShelfLook];

/** A floor without its position in a region. */
export type FloorDraft = DraftOf<Floor>;

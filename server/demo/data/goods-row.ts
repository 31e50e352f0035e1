import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import type { GoodsKind } from '../../db/schema/mall.ts';
import type { CategoryId } from './categories.ts';
import type { Picture } from './picture.ts';
import type { ShopSupplier } from './shops.ts';
import type { VideoId } from './videos.ts';

/** Prices in fen: the price, the original price shown struck through, and the member's price if any. */
export type SkuRow = readonly [
  name: string,
  price: number,
  original: number,
  member?: number | null,
  /** Stock, where it is limited, and a picture of its own. */
  more?: { readonly stock?: number; readonly pic?: Picture },
];

/** What the rows of a group share unless they say otherwise. */
interface GoodsDefaults {
  /** Goods of a standalone page (`opens`) are external; everything else without a kind is virtual. */
  readonly kind?: Exclude<GoodsKind, 'external'>;
  /** The supplier whose shops honour it. */
  readonly supplier?: ShopSupplier | null;
}

/** Goods of the demo. */
export interface GoodsRow extends GoodsDefaults {
  readonly name: string;
  readonly subTitle: string;
  readonly category: CategoryId;
  readonly pic: Picture;
  readonly sold: number;
  /** The first one's price is that of the goods. */
  readonly skus: readonly [SkuRow, ...SkuRow[]];
  /** Goods of a standalone page open that page instead of a detail page. */
  readonly opens?: PageId;
  /** The coupon types it accepts. */
  readonly coupons?: readonly CouponType[];
  /** At most two are shown. */
  readonly tags?: readonly string[];
  /** City codes; absent: sold everywhere. */
  readonly areas?: readonly string[];
  readonly video?: VideoId;
  /** The amount of data in it. */
  readonly flowGb?: number;
  readonly limit?: number;
  readonly freight?: number;
  /** The paragraph of the detail page. */
  readonly about: string;
}

export interface GoodsGroup {
  readonly defaults?: GoodsDefaults;
  readonly rows: Readonly<Record<string, GoodsRow>>;
}

import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import type { GoodsKind } from '../../db/schema/mall.ts';

/** Prices in fen: the price, the original price shown struck through, and the member's price if any. */
export interface SkuFacts {
  readonly sku: string;
  readonly price: number;
  readonly original: number;
  readonly member?: number;
  /** Stock, where it is limited. */
  readonly stock?: number;
  readonly pic?: `goods/${string}`;
}

/** Goods of the demo; its own price is that of its first sku. */
export interface GoodsFacts extends SkuFacts {
  readonly name: string;
  readonly pic: `goods/${string}`;
  readonly sold: number;
  /** At most two are shown. */
  readonly tags?: readonly string[];
  /** Goods of a standalone page (`opens`) are external; everything else without a kind is virtual. */
  readonly kind?: Exclude<GoodsKind, 'external'>;
  readonly category: string;
  /** The coupon types it accepts. */
  readonly coupons?: readonly CouponType[];
  /** The amount of data in it. */
  readonly flowGb?: number;
  /** Goods of a standalone page open that page instead of a detail page. */
  readonly opens?: PageId;
  /** Its other skus. */
  readonly more?: readonly SkuFacts[];
  readonly subTitle: string;
  /** The paragraph of the detail page. */
  readonly about: string;
  readonly pics?: readonly `goods/${string}`[];
  /** City codes; absent: sold everywhere. */
  readonly areas?: readonly string[];
  /** The supplier whose shops honour it. */
  readonly supplier?: string;
  readonly video?: string;
  readonly limit?: number;
  readonly freight?: number;
}

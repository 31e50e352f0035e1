import type { Family } from '../../db/schema/rights.ts';

export interface PackRight {
  /** Unique in its pack. */
  readonly key: string;
  readonly name: string;
  /** Where a list has room for less than the name. */
  readonly showName?: string;
  readonly pic: `goods/${string}`;
  readonly hint: string;
  readonly detail: string;
  readonly supplier: string;
  /** Where it comes neither onto the number nor in a shop. */
  readonly delivery?: 'code' | 'link';
  readonly monthlyStock?: number;
  /** Day and hour of each month from which it opens. */
  readonly opens?: { readonly day: number; readonly hour: number };
  readonly endsAt?: string;
  readonly minLevel?: number;
  /** The goods it can also be bought as. */
  readonly goods?: { readonly goodsId: string; readonly skuId: string };
  /** It is bought as its goods, not claimed. */
  readonly sold?: true;
  readonly provinceOnly?: true;
  /** Given on top of what the product promises. */
  readonly give?: boolean;
}

export interface PackGroup {
  readonly key: string;
  readonly name: string;
  readonly choose: number;
  readonly rights: readonly PackRight[];
}

/** A product with the groups of rights it gives every month. */
export interface Pack {
  readonly productId: string;
  readonly family: Family;
  readonly name: string;
  readonly vipTypeId: number | null;
  readonly priceFen: number;
  readonly pic: `goods/${string}`;
  readonly startsNextMonth?: boolean;
  readonly groups: readonly PackGroup[];
}

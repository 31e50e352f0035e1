import type { Family } from '../../db/schema/rights.ts';

export interface PackRight {
  /** Unique in its pack. */
  readonly key: string;
  readonly name: string;
  /** A shorter name for lists. */
  readonly showName?: string;
  readonly pic: `goods/${string}`;
  readonly hint: string;
  readonly detail: string;
  readonly supplier: string;
  /** Where it is neither charged to the number nor used in a shop. */
  readonly delivery?: 'code' | 'link';
  readonly monthlyStock?: number;
  /** Day of the month and hour from which it can be claimed. */
  readonly opens?: { readonly day: number; readonly hour: number };
  readonly endsAt?: string;
  readonly minLevel?: number;
  /** The goods it is also sold as. */
  readonly goods?: { readonly goodsId: string; readonly skuId: string };
  /** It is sold as its goods and cannot be claimed. */
  readonly sold?: true;
  readonly provinceOnly?: true;
  /** An extra beyond what the product promises. */
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

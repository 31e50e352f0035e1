import type { Family } from '../../db/schema/rights.ts';
import type { DemoGoodsId } from './goods.ts';
import type { Picture } from './picture.ts';

/** How a right is delivered, with what its texts need. Most ways have a hint of their own. */
type Way =
  /** Charged to the number, for so many days. */
  | { readonly charge: number; readonly hint?: string }
  /** A code or a link of the partner, for so many days. */
  | { readonly code: number; readonly hint?: string }
  | { readonly link: number; readonly hint?: string }
  /** Data credited to the number. */
  | { readonly data: `${number}GB`; readonly hint?: string }
  /** Used in shops. */
  | { readonly store: readonly [what: string, where: string, days: number]; readonly hint?: string }
  /** The lounge, once a month. */
  | { readonly lounge: string; readonly hint?: string }
  | { readonly service: string; readonly hint: string }
  | { readonly detail: string; readonly hint: string };

interface RightFields {
  /** Unique in its pack. */
  readonly key: string;
  readonly name: string;
  /** A shorter name for lists. */
  readonly showName?: string;
  readonly pic: Picture;
  readonly supplier: string;
  readonly monthlyStock?: number;
  /** Day of the month and hour from which it can be claimed. */
  readonly opens?: { readonly day: number; readonly hour: number };
  readonly endsAt?: string;
  readonly minLevel?: number;
  /** The goods it is also sold as. */
  readonly goods?: DemoGoodsId;
  /** It is sold as its goods and cannot be claimed. */
  readonly sold?: true;
  readonly provinceOnly?: true;
  /** An extra beyond what the product promises. */
  readonly give?: true;
}
export type RightRow = RightFields & Way;

export interface GroupRow {
  readonly key: string;
  readonly name: string;
  readonly choose: number;
  readonly rights: readonly RightRow[];
}

/** A product with the groups of rights it gives every month. */
export interface PackRow {
  readonly productId: string;
  readonly family: Family;
  readonly name: string;
  readonly vipTypeId?: number;
  readonly priceFen: number;
  readonly pic: Picture;
  readonly startsNextMonth?: true;
  readonly groups: readonly GroupRow[];
}

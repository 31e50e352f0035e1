import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { myMonth } from '#core/contract/content/my-month.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { isEasyUseProduct } from '#core/rules/membership/easy-use-context.ts';

/** A family's door to the claim engine: where its rights are read, claimed and recorded. A page names its door and does nothing else of its own. */
export interface RightsDoor {
  /** The products of this family somebody holds, where the family has a call for it. */
  readonly products?: typeof rightsFamilies.dgProducts;
  readonly rights: typeof cardProduct.memberRights | typeof rightsFamilies.dqRights;
  readonly claim: typeof cardProduct.receiveRights | typeof singleRights.receiveEasyUseRights;
  readonly records: typeof cardProduct.receivedRights;
}

export const rightsDoors = {
  card: {
    products: rightsFamilies.dgProducts,
    rights: cardProduct.memberRights,
    claim: cardProduct.receiveRights,
    records: cardProduct.receivedRights,
  },
  partner: {
    products: rightsFamilies.partnerProducts,
    rights: cardProduct.memberRights,
    claim: cardProduct.receiveRights,
    records: rightsFamilies.partnerReceivedRights,
  },
  dq: {
    rights: rightsFamilies.dqRights,
    claim: cardProduct.receiveRights,
    records: rightsFamilies.dqReceivedRights,
  },
  partnerRetail: {
    rights: rightsFamilies.partnerRetailRights,
    claim: cardProduct.receiveRights,
    records: rightsFamilies.partnerRetailReceivedRights,
  },
  special: {
    rights: cardProduct.memberRights,
    claim: cardProduct.receiveRights,
    records: singleRights.specialReceivedRights,
  },
  upgrade: {
    rights: cardProduct.memberRights,
    claim: singleRights.receiveUpgradeRights,
    records: cardProduct.receivedRights,
  },
  easyUse: {
    rights: cardProduct.memberRights,
    claim: singleRights.receiveEasyUseRights,
    records: cardProduct.receivedRights,
  },
  shuiyun: {
    rights: rightsFamilies.shuiyunRights,
    claim: rightsFamilies.receiveShuiyunRights,
    records: rightsFamilies.shuiyunReceivedRights,
  },
} as const satisfies Readonly<Record<string, RightsDoor>>;

/** The door a product's rights are claimed through: where products of all families stand side by side, the coupon card's have their own (§7). */
export const doorFor = (door: RightsDoor, productId: string): RightsDoor =>
  door === rightsDoors.card && isEasyUseProduct(productId) ? rightsDoors.easyUse : door;

/** Where a right is shown besides its family's own pages. */
const elsewhere: readonly Endpoint[] = [
  cardProduct.memberRights,
  cardProduct.receivedRights,
  cardProduct.rightDetail,
  rightsFamilies.dgProducts,
  blessingBag.blessingBag,
  singleRights.preRightDetail,
  singleRights.specialRights,
  myMonth.monthRights,
];

/** What a claim through a door changes. */
export const touchedBy = ({ products, rights, records }: RightsDoor): readonly Endpoint[] => [
  ...new Set<Endpoint>([...elsewhere, ...(products ? [products] : []), rights, records]),
];

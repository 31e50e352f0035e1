import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { myMonth } from '#core/contract/content/my-month.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { membership } from '#core/contract/user/membership.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { isEasyUseProduct } from '#core/rules/membership/easy-use-context.ts';

/** The calls of a rights family: list, claim and records. A page picks its family and shares the rest. */
export interface RightsApi {
  /** The held products of this family, if it has such a call. */
  readonly products?: typeof rightsFamilies.dgProducts;
  readonly rights: typeof cardProduct.memberRights | typeof rightsFamilies.dqRights;
  readonly claim: typeof cardProduct.receiveRights | typeof singleRights.receiveEasyUseRights;
  readonly records: typeof cardProduct.receivedRights;
}

export const rightsApis = {
  card: {
    products: rightsFamilies.dgProducts,
    rights: cardProduct.memberRights,
    claim: cardProduct.receiveRights,
    records: cardProduct.receivedRights,
  },
  /** The calls under the name of the product list itself; its rights are listed by `dgRights`. */
  dg: {
    products: rightsFamilies.dgProducts,
    rights: cardProduct.memberRights,
    claim: cardProduct.receiveRights,
    records: rightsFamilies.dgReceivedRights,
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
} as const satisfies Readonly<Record<string, RightsApi>>;

/** The calls for a product in lists of mixed families; the easy-use card has its own (§7). */
export const rightsApiFor = (rightsApi: RightsApi, productId: string): RightsApi =>
  rightsApi === rightsApis.card && isEasyUseProduct(productId) ? rightsApis.easyUse : rightsApi;

/** Queries that show rights outside of the family's own pages. */
const elsewhere: readonly Endpoint[] = [
  cardProduct.memberRights,
  cardProduct.receivedRights,
  cardProduct.rightDetail,
  rightsFamilies.dgProducts,
  rightsFamilies.dgRights,
  rightsFamilies.dgReceivedRights,
  blessingBag.blessingBag,
  singleRights.preRightDetail,
  singleRights.specialRights,
  myMonth.monthRights,
  myMonth.monthCounts,
  membership.orderedProducts,
];

/** Queries to invalidate after a claim. */
export const affectedBy = ({ products, rights, records }: RightsApi): readonly Endpoint[] => [
  ...new Set<Endpoint>([...elsewhere, ...(products ? [products] : []), rights, records]),
];

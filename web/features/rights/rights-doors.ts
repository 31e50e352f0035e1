import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';

/** A family's door to the claim engine: where its rights are read, claimed and recorded. A page names its door and does nothing else of its own. */
export interface RightsDoor {
  /** The products of this family somebody holds, where the family has a call for it. */
  readonly products?: typeof rightsFamilies.dgProducts | typeof rightsFamilies.partnerProducts;
  readonly rights: typeof cardProduct.memberRights | typeof rightsFamilies.dqRights | typeof rightsFamilies.partnerRetailRights | typeof rightsFamilies.shuiyunRights;
  readonly claim: typeof cardProduct.receiveRights | typeof rightsFamilies.receiveShuiyunRights;
  readonly records: typeof cardProduct.receivedRights | typeof rightsFamilies.dqReceivedRights;
}

export const rightsDoors = {
  card: { products: rightsFamilies.dgProducts, rights: cardProduct.memberRights, claim: cardProduct.receiveRights, records: cardProduct.receivedRights },
  partner: { products: rightsFamilies.partnerProducts, rights: cardProduct.memberRights, claim: cardProduct.receiveRights, records: rightsFamilies.partnerReceivedRights },
  dq: { rights: rightsFamilies.dqRights, claim: cardProduct.receiveRights, records: rightsFamilies.dqReceivedRights },
  partnerRetail: { rights: rightsFamilies.partnerRetailRights, claim: cardProduct.receiveRights, records: rightsFamilies.partnerRetailReceivedRights },
  shuiyun: { rights: rightsFamilies.shuiyunRights, claim: rightsFamilies.receiveShuiyunRights, records: rightsFamilies.shuiyunReceivedRights },
} as const satisfies Readonly<Record<string, RightsDoor>>;

/** What a claim through a door changes. */
export const touchedBy = ({ products, rights, records }: RightsDoor): readonly Endpoint[] =>
  [...new Set<Endpoint>([cardProduct.memberRights, cardProduct.receivedRights, rightsFamilies.dgProducts, ...(products ? [products] : []), rights, records])];

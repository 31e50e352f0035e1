import { tierHint, tierOffer, type TierOffer } from './tier-offer.ts';

interface PublicTier {
  readonly productId: string;
  readonly vipTypeLevel: number;
  readonly rightsCount: number;
  readonly offer: TierOffer;
  readonly hint: string;
}

interface KnownMember {
  readonly level: number;
  readonly levelName: string;
  readonly products: readonly string[];
}

/** The public tiers of a line, lowest first, as the server will offer them to a member of this level with these products. */
export function tiersOfMember<Tier extends PublicTier>(
  tiers: readonly Tier[],
  { level, levelName, products }: KnownMember,
): Tier[] {
  const step = tiers.map(({ productId }) => products.includes(productId)).lastIndexOf(true);
  const membership = { level, levelName, owned: products, step: step === -1 ? null : step };
  return tiers.map((tier, at) => {
    const { productId, vipTypeLevel, rightsCount } = tier;
    const offer = tierOffer({ productId, level: vipTypeLevel, step: at }, membership);
    return { ...tier, offer, hint: tierHint(offer, membership, { level: vipTypeLevel, rightsCount }) };
  });
}

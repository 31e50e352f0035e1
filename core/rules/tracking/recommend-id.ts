export const recommendIdValidMs = 24 * 60 * 60 * 1000;

/** A recommendId in session storage (§3). */
export interface StoredRecommendId {
  readonly value: string;
  readonly expiry: number;
}

export type RecommendIdChange =
  | { readonly kind: 'store'; readonly stored: StoredRecommendId }
  | { readonly kind: 'remove' };

/** Opening goods stores their recommendId for 24 hours, or removes the stored one when they have none (§4). */
export const recommendIdChange = (recommendId: string | null | undefined, now: number): RecommendIdChange =>
  recommendId
    ? { kind: 'store', stored: { value: recommendId, expiry: now + recommendIdValidMs } }
    : { kind: 'remove' };

/** The stored recommendId, or undefined after its expiry (§5). */
export const currentRecommendId = (stored: StoredRecommendId | undefined, now: number): string | undefined =>
  stored && now <= stored.expiry ? stored.value : undefined;

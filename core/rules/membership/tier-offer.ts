/** A tier of a product line; `step` counts from the lowest. */
export interface Tier {
  readonly productId: string;
  /** 0: a pack of rights that grants no membership level. */
  readonly level: number;
  readonly step: number;
}

/** The subscriber's current membership; empty for guests and non-members. */
export interface OwnedMembership {
  readonly level: number;
  readonly levelName: string;
  readonly owned: readonly string[];
  /** The highest step held in this line, or null. */
  readonly step: number | null;
}

export type TierOffer = 'open' | 'held' | 'upgrade' | 'lower';

/** How a tier is offered to the subscriber: within a line by step, across lines by membership level. */
export function tierOffer({ productId, level, step }: Tier, membership: OwnedMembership): TierOffer {
  if (membership.owned.includes(productId)) return 'held';
  if (membership.step !== null) return step > membership.step ? 'upgrade' : 'lower';
  if (level === 0 || membership.level === 0 || level === membership.level) return 'open';
  return level > membership.level ? 'upgrade' : 'lower';
}

/**
 * The level that decides which rights of a tier can be chosen: the tier's own, so that all viewers compare the same tiers.
 * For held products and packs without a level it is the subscriber's level.
 */
export const choiceLevel = (
  { productId, level }: Omit<Tier, 'step'>,
  membership: Pick<OwnedMembership, 'level' | 'owned'>,
): number =>
  level === 0 || membership.owned.includes(productId) ? Math.max(level, membership.level) : level;

/** One line under the tier's name. */
export function tierHint(
  offer: TierOffer,
  { levelName }: Pick<OwnedMembership, 'levelName'>,
  { level, rightsCount }: { readonly level: number; readonly rightsCount: number },
): string {
  switch (offer) {
    case 'open':
      return `开通后每月可从${rightsCount}项权益中选领`;
    case 'held':
      return level === 0 ? '您正在使用' : '当前等级';
    case 'upgrade':
      return `当前为${levelName}，可升级`;
    case 'lower':
      return `您已是${levelName}，无需办理`;
  }
}

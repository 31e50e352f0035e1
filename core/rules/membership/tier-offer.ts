/** A tier in its line; `step` counts from the lowest. */
export interface Tier {
  readonly productId: string;
  /** 0: a pack of rights that makes nobody a member of a level. */
  readonly level: number;
  readonly step: number;
}

/** What the subscriber has: a guest and a non-member have nothing. */
export interface Standing {
  readonly level: number;
  readonly levelName: string;
  readonly held: readonly string[];
  /** The highest step held in this line, or null. */
  readonly step: number | null;
}

export type TierOffer = 'open' | 'held' | 'upgrade' | 'lower';

/** How a tier stands to what the subscriber has: within a line its steps decide, across lines the levels of membership. */
export function tierOffer({ productId, level, step }: Tier, has: Standing): TierOffer {
  if (has.held.includes(productId)) return 'held';
  if (has.step !== null) return step > has.step ? 'upgrade' : 'lower';
  if (level === 0 || has.level === 0 || level === has.level) return 'open';
  return level > has.level ? 'upgrade' : 'lower';
}

/**
 * The level by which a tier's rights are chosen from: its own, so that everybody compares the same tiers. What one holds, and a pack
 * that brings no level, one uses with the level one has.
 */
export const choiceLevel = (
  { productId, level }: Omit<Tier, 'step'>,
  has: Pick<Standing, 'level' | 'held'>,
): number => (level === 0 || has.held.includes(productId) ? Math.max(level, has.level) : level);

/** One line under the tier's name. */
export function tierHint(
  offer: TierOffer,
  { levelName }: Pick<Standing, 'levelName'>,
  rightsCount: number,
): string {
  switch (offer) {
    case 'open':
      return `开通后每月可从${rightsCount}项权益中选领`;
    case 'held':
      return '您正在使用';
    case 'upgrade':
      return `当前为${levelName}，可升级`;
    case 'lower':
      return `您已是${levelName}，无需办理`;
  }
}

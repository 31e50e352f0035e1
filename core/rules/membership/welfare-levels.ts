/** The promotion that holds the welfare goods of a level. */
export const welfarePromotion = (level: number): string => `WELFARE_LEVEL_${level}`;

export type WelfareAccess = 'guest' | 'open' | 'locked';

/** Who is here may buy the welfare of their own level and of every level below it. */
export function welfareAccess(welfareLevel: number, ownLevel: number | undefined): WelfareAccess {
  if (ownLevel === undefined) return 'guest';
  return ownLevel >= welfareLevel ? 'open' : 'locked';
}

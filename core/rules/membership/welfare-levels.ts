/** The promotion id of the welfare goods of a level. */
export const welfarePromotion = (level: number): string => `WELFARE_LEVEL_${level}`;

export type WelfareAccess = 'guest' | 'open' | 'locked';

/** Members may buy the welfare goods of their own level and of lower ones. */
export function welfareAccess(welfareLevel: number, ownLevel: number | undefined): WelfareAccess {
  if (ownLevel === undefined) return 'guest';
  return ownLevel >= welfareLevel ? 'open' : 'locked';
}

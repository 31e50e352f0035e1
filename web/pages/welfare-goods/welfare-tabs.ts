import { membershipLevels } from '#core/rules/membership/membership-levels.ts';

/** One tab per level, lowest first. */
export const welfareTabs = membershipLevels.map(({ vipTypeLevel, vipTypeName }) => ({
  key: String(vipTypeLevel),
  text: vipTypeName,
}));

const lowest = 1;
const isLevel = (level: number): boolean =>
  membershipLevels.some(({ vipTypeLevel }) => vipTypeLevel === level);

/** The level of the URL, else the member's, else the lowest. */
export function welfareLevel(named: string | undefined, own: number | undefined): number {
  const requested = Number(named);
  if (isLevel(requested)) return requested;
  return own !== undefined && isLevel(own) ? own : lowest;
}

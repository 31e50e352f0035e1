import { membershipLevels } from '#core/rules/membership/membership-levels.ts';

/** The lowest level, as a choice; 0: everybody. */
export const levelOptions: readonly (readonly [string, string])[] = [
  ['0', '所有人'],
  ...membershipLevels.map(
    ({ vipTypeLevel, vipTypeName }) => [String(vipTypeLevel), `${vipTypeName}及以上`] as const,
  ),
];

/** Every kind of activity; the first three are sessions of flash sales. */
export const activityKinds = [
  'flash',
  'half',
  'draw',
  'group',
  'lottery',
  'cash',
  'promotion',
  'zone',
  'coupon',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** 'usedUp': its budget is; 'off': not switched on. */
export const activityStates = ['running', 'coming', 'stopped', 'usedUp', 'ended', 'off'] as const;
export type ActivityState = (typeof activityStates)[number];

/** What a guard rail limits. */
export const guardMeasures = ['fenPerHour', 'joinedPerMinute', 'wonPerMinute', 'wonPercent'] as const;
export type GuardMeasure = (typeof guardMeasures)[number];

/** How a session sells: first come first served, by a published draw, at half the price, or for nothing. */
export const sessionWays = ['race', 'draw', 'half', 'free'] as const;
export type SessionWay = (typeof sessionWays)[number];

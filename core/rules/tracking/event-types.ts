/** Click, impression, order start, sign-in, popup view (§9). */
export const eventTypes = ['clk', 'imp', 'ordst', 'dl', 'popview'] as const;
export type EventType = (typeof eventTypes)[number];

/** Action codes of the log records (§3, §7). */
export const actions = {
  dl: { actionType: 1, actionSubType: 16, contentType: 0 },
  impression: 12,
  other: 3,
  pageView: 21,
} as const;

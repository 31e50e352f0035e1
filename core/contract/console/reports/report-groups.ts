/** What the rows of a report are. */
export const reportGroups = ['day', 'product', 'city', 'host'] as const;
export const funnelGroups = ['day', 'city', 'host'] as const;
export const eventGroups = ['day', 'event', 'page', 'host'] as const;
export type ReportGroup = (typeof reportGroups)[number];

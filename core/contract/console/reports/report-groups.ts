/** What the rows of a report are. */
export const reportGroups = ['day', 'product', 'city', 'host'] as const;
export type ReportGroup = (typeof reportGroups)[number];

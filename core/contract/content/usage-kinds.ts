/** Kinds of apps, as the behaviour report counts them and the internet access blocks them. */
export const usageKindIds = ['video', 'game', 'social', 'shopping', 'music', 'reading', 'other'] as const;
export type UsageKind = (typeof usageKindIds)[number];

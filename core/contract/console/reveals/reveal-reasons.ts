/** Why a whole number may be shown. */
export const revealReasons = ['call-back', 'check-charge', 'authority', 'other'] as const;
export type RevealReason = (typeof revealReasons)[number];

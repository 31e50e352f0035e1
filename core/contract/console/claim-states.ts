export const claimStates = ['delivering', 'delivered', 'failed'] as const;
/** 'to-reconcile': given back, but the supplier may have delivered it. 'late': settled after its time limit, or still on the way beyond it. */
export const claimFilterStates = [...claimStates, 'to-reconcile', 'late'] as const;
export type ClaimFilterState = (typeof claimFilterStates)[number];

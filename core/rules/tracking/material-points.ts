/** Static points (§9) at which the operator places materials: after a claim, after a payment, and on 我的. */
export const materialPoints = { received: 'RECEIVED', purchased: 'PURCHASED', mine: 'FUSIONMINE' } as const;
export type MaterialPoint = (typeof materialPoints)[keyof typeof materialPoints];

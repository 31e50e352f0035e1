/** What operators can limit or pause in a city (docs/decisions/0147). */
export const features = ['claim', 'order', 'pay', 'flashSale', 'lottery', 'number', 'lounge'] as const;
export type Feature = (typeof features)[number];

/** `limited`: everybody has their turn, one minute of three. */
export const featureStates = ['limited', 'paused'] as const;
export type FeatureState = (typeof featureStates)[number];

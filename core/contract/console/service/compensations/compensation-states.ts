/** What a compensation is given for. */
export const compensationCases = ['ticket', 'order', 'claim'] as const;
export type CompensationCase = (typeof compensationCases)[number];

/** `refused`: the second person did not agree, or nobody decided in time. */
export const compensationStates = ['given', 'waiting', 'refused'] as const;
export type CompensationState = (typeof compensationStates)[number];

/** The product of the plus area unless the address names another (§9). */
export const plusProductId = '77';

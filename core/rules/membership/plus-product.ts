/** The default product of the plus area, unless the query names another (§9). */
export const plusProductId = '77';

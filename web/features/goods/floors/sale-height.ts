/** Of a row of cards with names, prices and bars. */
export const saleHeight = 172;

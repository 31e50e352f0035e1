/** Of a row of cards with names, prices and bars. */
export const flashSaleHeight = 172;

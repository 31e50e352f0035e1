/** The lower of the regular and the member price. */
export const shownLowest = (priceFen: number, memberPriceFen: number | null): number =>
  memberPriceFen === null ? priceFen : Math.min(priceFen, memberPriceFen);

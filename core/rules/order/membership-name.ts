/**
 * What a membership is called at the till, in results and in orders: as its product and, where the page of levels sells it under the name
 * of a level, by that name first.
 */
export const membershipName = (productName: string, levelName: string | null): string =>
  levelName === null || productName.includes(levelName) ? productName : `${levelName}（${productName}）`;

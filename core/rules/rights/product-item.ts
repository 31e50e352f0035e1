import type { RecvStatus } from './claim-status.ts';

/** 3: a zero-yuan purchase (§3); 1: any other product. */
export type ProductType = 1 | 3;
/** 1: open; 2: used up but for gifts; 3: used up (§3, §4 Receive button). */
export type ProductRecvStatus = 1 | 2 | 3;

/** The type of a product, from the price of opening it. */
export const productType = (priceFen: number): ProductType => (priceFen === 0 ? 3 : 1);

interface ItemRight {
  readonly recvStatus: RecvStatus;
  readonly giveFlag: 0 | 1;
}

/** Claimed, or for next month. A right that is sold out or not yet open may still be claimed this month. */
const isUsed = ({ recvStatus }: ItemRight): boolean =>
  recvStatus === 1 || recvStatus === 2 || recvStatus === 4;

/** The status of a held product in this cycle, from those of its rights. */
export function productRecvStatus(rights: readonly ItemRight[]): ProductRecvStatus {
  const unused = rights.filter((right) => !isUsed(right));
  if (unused.some(({ giveFlag }) => giveFlag === 0)) return 1;
  return unused.length > 0 ? 2 : 3;
}

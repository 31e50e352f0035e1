import type { Code } from '../format/codes.ts';
import { claimButton, type RecvStatus } from './claim-status.ts';
import { receiveButton, type ReceiveButton } from './receive-button.ts';

/** The right in focus on a product page; without a status the product is not held. */
export interface FocusedRight {
  readonly recvStatus?: RecvStatus | undefined;
  readonly giveFlag?: Code | undefined;
}

interface FocusedProduct {
  readonly held: boolean;
  /** The price of opening it; 0 is a zero-yuan purchase. */
  readonly priceFen?: number | undefined;
}

const zeroYuan = 3;

/**
 * The button of a product page for the right in focus (§4, Receive button for a product). Claim status exists per right only,
 * so the product's status is derived: used up when the right is available next month, otherwise open.
 */
export function spotlightButton(
  { recvStatus, giveFlag }: FocusedRight,
  { held, priceFen }: FocusedProduct,
): ReceiveButton {
  if (!held)
    return receiveButton({ productType: priceFen === 0 ? zeroYuan : undefined }, { orderFlag: 0 }, 0);
  // Sold out, not open yet or not for this level: §4 has no text for it, so the text of the rights list is used.
  if (recvStatus === 3) return { text: claimButton(3).text, action: 'toRightsDetail', disabled: true };
  const isNextMonth = recvStatus === 4;
  return receiveButton(
    { recvStatus: isNextMonth ? 3 : 1 },
    { recvStatus: isNextMonth ? undefined : recvStatus, giveFlag, orderFlag: 1 },
    0,
  );
}

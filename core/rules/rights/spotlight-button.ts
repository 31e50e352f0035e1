import type { Code } from '../format/codes.ts';
import { claimButton, type RecvStatus } from './claim-status.ts';
import { receiveButton, type ReceiveButton } from './receive-button.ts';

/** A right as the page of its product puts it in focus; without a status it belongs to a product one does not hold. */
export interface FocusedRight {
  readonly recvStatus?: RecvStatus | undefined;
  readonly giveFlag?: Code | undefined;
}

interface FocusedProduct {
  readonly held: boolean;
  /** What opening it costs; 0 is a zero-yuan purchase. */
  readonly priceFen?: number | undefined;
}

const zeroYuan = 3;

/**
 * The one button of a product's page, for the right in focus (§4, Receive button for a product). The engine speaks of the right alone,
 * so the product's own status follows from it: used up when the right waits for next month, open otherwise.
 */
export function spotlightButton(
  { recvStatus, giveFlag }: FocusedRight,
  { held, priceFen }: FocusedProduct,
): ReceiveButton {
  if (!held)
    return receiveButton({ productType: priceFen === 0 ? zeroYuan : undefined }, { orderFlag: 0 }, 0);
  // Sold out, not begun or not for this level: the rule has no word for it, the list of rights has.
  if (recvStatus === 3) return { text: claimButton(3).text, action: 'toRightsDetail', disabled: true };
  const isNextMonth = recvStatus === 4;
  return receiveButton(
    { recvStatus: isNextMonth ? 3 : 1 },
    { recvStatus: isNextMonth ? undefined : recvStatus, giveFlag, orderFlag: 1 },
    0,
  );
}

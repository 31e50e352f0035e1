import type { Code } from '../../format/codes.ts';
import { claimButton, type RecvStatus } from '../claim-status.ts';
import type { ProductRecvStatus, ProductType } from '../product-item.ts';
import { receiveButton, type ReceiveButton } from './receive-button.ts';

/** The right in focus on a product page. */
export interface FocusedRight {
  readonly recvStatus: RecvStatus;
  readonly giveFlag?: Code | undefined;
}

/** The button of a product that is not held (§4, Receive button for a product). */
export const offerButton = (product: { readonly productType: ProductType }): ReceiveButton =>
  receiveButton(product, {}, 0);

/** The button of a held product for the right in focus (§4, Receive button for a product). */
export function ownedButton(
  { recvStatus, giveFlag }: FocusedRight,
  product: { readonly recvStatus: ProductRecvStatus },
): ReceiveButton {
  // Sold out, not open yet or not for this level: §4 has no text for it, so the text of the rights list is used.
  if (recvStatus === 3) return { text: claimButton(3).text, action: 'toRightsDetail', disabled: true };
  // The right's own group may be used up while the product has another one that is open.
  const status = recvStatus === 4 ? 3 : product.recvStatus;
  return receiveButton({ recvStatus: status }, { recvStatus, giveFlag, orderFlag: 1 }, 0);
}

import { isCode, isFlagSet, type Code } from '../../format/codes.ts';

export interface ReceivableProduct {
  readonly productType?: Code | undefined;
  /** 1, 2 or 3. */
  readonly recvStatus?: Code | undefined;
}

export interface ReceivableRight {
  readonly recvStatus?: Code | undefined;
  readonly giveFlag?: Code | boolean | undefined;
  readonly orderFlag?: Code | boolean | null | undefined;
}

export interface ReceiveButton {
  readonly text: string;
  readonly action: 'toBuy' | 'toReceive' | 'toOrder' | 'toRightsDetail';
  readonly disabled: boolean;
}

const zeroYuan = 3;

const isUnset = (value: unknown): boolean => value === undefined || value === null || value === '';
/** Claimed, or being delivered; a status of 'not now' or 'next month' is no claim. */
const isReceived = (right: ReceivableRight): boolean =>
  isCode(right.recvStatus, 1) || isCode(right.recvStatus, 2);

const used = (text: string): ReceiveButton => ({ text, action: 'toRightsDetail', disabled: true });

/** The receive button of a product on the standalone pages (§4); the order flag, where given, takes precedence over the level. */
export function receiveButton(
  product: ReceivableProduct,
  right: ReceivableRight,
  membershipLevel: number,
): ReceiveButton {
  if (isCode(product.productType, zeroYuan)) return { text: '0元购', action: 'toBuy', disabled: false };

  const isUsedUp =
    isCode(product.recvStatus, 3) || (isCode(product.recvStatus, 2) && !isFlagSet(right.giveFlag));
  if (isUsedUp) return used(isReceived(right) ? '本月已领' : '下月可领');
  if (isCode(product.recvStatus, 1) && isReceived(right)) return used('本月已领');

  const hasOpened = isUnset(right.orderFlag) ? membershipLevel > 0 : isFlagSet(right.orderFlag);
  return { text: '立即领取', action: hasOpened ? 'toReceive' : 'toOrder', disabled: false };
}

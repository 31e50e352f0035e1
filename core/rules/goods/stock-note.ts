import type { AddressStock } from './address-stock.ts';

export interface StockNote {
  readonly canDeliver: boolean;
  /** Why it cannot be delivered, or what an address has. */
  readonly text: string;
}

/** Below this number the pieces left are named. */
const few = 10;

/** What is said of an address about the pieces that are ordered. */
export function stockNote({ deliverable, inventory, reason }: AddressStock, quantity: number): StockNote {
  if (deliverable === 0) return { canDeliver: false, text: reason };
  if (inventory !== null && inventory < quantity)
    return { canDeliver: false, text: `该地区仅剩${inventory}件，请减少数量` };
  return { canDeliver: true, text: inventory !== null && inventory < few ? `仅剩${inventory}件` : '有货' };
}

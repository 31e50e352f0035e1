import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';

interface DiscountAccount {
  readonly key: CouponType;
  readonly text: string;
  /** What a card of it is called. */
  readonly card: string;
}

/** Discount accounts; the URL selects one by accountType (§2). */
export const discountAccounts: readonly [DiscountAccount, ...DiscountAccount[]] = [
  { key: 'qyfd', text: '权益福袋', card: '福袋券' },
  { key: 'wzg', text: '五折购', card: '五折购券' },
  { key: 'lllb', text: '流量礼包', card: '流量礼包券' },
  { key: 'cash', text: '立减', card: '立减券' },
];

export const accountOf = (accountType: string | undefined): DiscountAccount =>
  discountAccounts.find(({ key }) => key === accountType) ?? discountAccounts[0];

import type { Wallet } from '../../contract/order/wallet.shapes.ts';
import { walletEnd } from './wallet-end.ts';

export interface WalletCounts {
  /** Codes and visits. */
  readonly toUse: number;
  /** Of those, what ends within three days. */
  readonly endingSoon: number;
  readonly vouchers: number;
  /** Codes beyond those that are listed. */
  readonly unlisted: number;
  readonly passes: number;
  readonly memberships: number;
  readonly coupons: number;
}

/** The numbers at the head of the wallet. */
export function walletCounts({
  vouchers,
  codeCount,
  passes,
  memberships,
  couponCount,
  serverNow,
}: Wallet): WalletCounts {
  const codes = vouchers.map((each) => ({ until: each.validUntil, count: each.codes.length }));
  const visits = passes.map((each) => ({
    until: each.expiresAt,
    count: each.leftCount + each.reservedCount,
  }));
  const sum = (list: readonly { readonly count: number }[]) =>
    list.reduce((total, { count }) => total + count, 0);
  return {
    toUse: codeCount + sum(visits),
    endingSoon: sum([...codes, ...visits].filter(({ until }) => walletEnd(until, serverNow).isSoon)),
    vouchers: codeCount,
    unlisted: codeCount - sum(codes),
    passes: sum(visits),
    memberships: memberships.length,
    coupons: couponCount,
  };
}

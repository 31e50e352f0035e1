import type { WalletCounts } from './wallet-counts.ts';

export type WalletPart = 'all' | 'vouchers' | 'passes' | 'memberships' | 'coupons';

/** The parts of the wallet that can be shown alone, with their numbers. */
export const walletParts = (
  counts: WalletCounts,
): readonly { readonly part: WalletPart; readonly text: string; readonly count?: number }[] => [
  { part: 'all', text: '全部' },
  { part: 'vouchers', text: '到店券', count: counts.vouchers },
  { part: 'passes', text: '贵宾厅', count: counts.passes },
  { part: 'memberships', text: '会员', count: counts.memberships },
  { part: 'coupons', text: '优惠券', count: counts.coupons },
];

import type { Coupon } from '../../../contract/goods/shared/coupon.shapes.ts';
import type {
  Wallet,
  WalletMembership,
  WalletPass,
  WalletVoucher,
} from '../../../contract/order/wallet.shapes.ts';

const serverNow = '2026-11-18T04:00:00.000Z';
const later = '2026-12-20T15:59:59.000Z';

export const aWalletShop = (
  changes: Partial<NonNullable<WalletVoucher['shop']>> = {},
): NonNullable<WalletVoucher['shop']> => ({
  shopCode: 'shop-1',
  shopName: '街角咖啡（新街口店）',
  distanceMeters: null,
  openNow: true,
  openNote: '营业至22:00',
  ...changes,
});

export const aVoucher = (changes: Partial<WalletVoucher> = {}): WalletVoucher => ({
  orderNo: '1',
  goodsId: 'coffee',
  goodsName: '美式咖啡兑换券',
  skuName: '中杯',
  picUrl: 'goods/coffee',
  codes: [{ codeId: 'code-1', asksFirst: true }],
  validUntil: later,
  shopCount: 14,
  shop: aWalletShop(),
  ...changes,
});

export const aPass = (changes: Partial<WalletPass> = {}): WalletPass => ({
  goodsId: 'lounge',
  skuId: 'lounge.1',
  rightName: '高铁贵宾厅单次券',
  kind: 'rail',
  totalCount: 1,
  leftCount: 1,
  companions: 1,
  expiresAt: later,
  reservedCount: 0,
  visitId: null,
  ...changes,
});

export const aWalletMembership = (changes: Partial<WalletMembership> = {}): WalletMembership => ({
  productId: 'gold',
  productName: '黄金会员',
  picUrl: 'level/2',
  level: 2,
  expiresOn: '2027-03-31',
  claimable: 1,
  claimed: 2,
  ...changes,
});

export const aWalletCoupon = (cardCode: string, changes: Partial<Coupon> = {}): Coupon => ({
  cardCode,
  couponType: 'cash',
  couponAmt: 300,
  couponName: '咖啡奶茶券',
  payPercent: null,
  maxOffFen: null,
  flowMb: null,
  thresholdFen: 0,
  scopeText: '咖啡茶饮可用',
  cardDiscountsPrice: null,
  templateId: 'tea',
  state: 'usable',
  beginsAt: '2026-11-01T00:00:00.000Z',
  expiresAt: later,
  link: null,
  ...changes,
});

/** An empty wallet, with these parts. */
export const aWallet = (changes: Partial<Wallet> = {}): Wallet => ({
  vouchers: [],
  codeCount: changes.vouchers?.reduce((sum, { codes }) => sum + codes.length, 0) ?? 0,
  passes: [],
  memberships: [],
  coupons: [],
  couponCount: 0,
  serverNow,
  ...changes,
});

import { expect, it } from 'vitest';
import { walletCounts } from './wallet-counts.ts';

it('counts codes and visits, and those that end within three days', () => {
  const serverNow = '2026-11-18T04:00:00.000Z';
  const soon = '2026-11-20T16:00:00.000Z';
  const later = '2026-12-20T16:00:00.000Z';
  const voucher = {
    orderNo: '1',
    goodsId: 'coffee',
    goodsName: '美式咖啡兑换券',
    skuName: '中杯',
    picUrl: 'goods/coffee',
    shopCount: 0,
    shop: null,
  };
  const code = { codeId: 'a', isShown: false };
  const pass = {
    goodsId: 'lounge',
    skuId: 'lounge.1',
    rightName: '高铁贵宾厅单次券',
    kind: 'rail' as const,
    totalCount: 2,
    companions: 1,
    reservedCount: 1,
    visitId: 'visit',
  };
  expect(
    walletCounts({
      vouchers: [
        { ...voucher, validUntil: soon, codes: [code] },
        { ...voucher, validUntil: later, codes: [code, code] },
      ],
      passes: [{ ...pass, leftCount: 1, expiresAt: later }],
      memberships: [],
      coupons: [],
      couponCount: 12,
      serverNow,
    }),
  ).toEqual({ toUse: 5, endingSoon: 1, vouchers: 3, passes: 2, memberships: 0, coupons: 12 });
});

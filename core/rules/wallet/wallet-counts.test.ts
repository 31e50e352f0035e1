import { expect, it } from 'vitest';
import { aPass, aVoucher, aWallet } from './testing/a-wallet.ts';
import { walletCounts } from './wallet-counts.ts';

it('counts codes and visits, and those that end within three days', () => {
  const soon = '2026-11-20T16:00:00.000Z';
  const code = { codeId: 'a', asksFirst: true };
  expect(
    walletCounts(
      aWallet({
        vouchers: [aVoucher({ validUntil: soon, codes: [code] }), aVoucher({ codes: [code, code] })],
        passes: [aPass({ leftCount: 1, reservedCount: 1, visitId: 'visit' })],
        couponCount: 12,
      }),
    ),
  ).toEqual({ toUse: 5, endingSoon: 1, vouchers: 3, unlisted: 0, passes: 2, memberships: 0, coupons: 12 });
});

it('counts codes that are not listed, too', () =>
  expect(walletCounts(aWallet({ vouchers: [aVoucher()], codeCount: 140 }))).toMatchObject({
    toUse: 140,
    vouchers: 140,
    unlisted: 139,
  }));

import { describe, expect, it } from 'vitest';
import { membershipMonth } from './membership-month.ts';
import { membershipUntil } from './membership-until.ts';
import { passAction } from './pass-action.ts';
import { passVisits } from './pass-visits.ts';
import {
  aWalletMembership,
  aPass,
  aVoucher,
  aWallet,
  aWalletCoupon,
  aWalletShop,
} from './testing/a-wallet.ts';
import { couponStacks } from './coupon-stacks.ts';
import { voucherPlace } from './voucher-place.ts';
import { vouchersByEnd } from './vouchers-by-end.ts';
import { walletCounts } from './wallet-counts.ts';
import { walletParts } from './wallet-parts.ts';

it.each([
  ['the nearest open shop', aWalletShop({ distanceMeters: 350 }), '街角咖啡（新街口店），350m 营业中'],
  [
    'a closed one',
    aWalletShop({ distanceMeters: 1500, openNow: false }),
    '街角咖啡（新街口店），1.50km 休息中',
  ],
  ['all of them without a position', aWalletShop(), '14家门店可用'],
  ['its kind where no shop takes it', null, '中杯'],
])('a voucher names %s', (_what, shop, text) => expect(voucherPlace(aVoucher({ shop }))).toBe(text));

describe('a lounge pass', () => {
  it('says what is left, what is reserved and who may come along', () =>
    expect(passVisits(aPass({ leftCount: 2, reservedCount: 1, companions: 1 }))).toBe(
      '还可用2次，已预约1次，可带1人',
    ));
  it.each([
    ['to reserve a visit', { visitId: null }, '去预约', 'rail', { kind: 'rail' }],
    ['its code once one is reserved', { visitId: 'v1' }, '出示厅码', 'railVerification', { orderId: 'v1' }],
    [
      'the code of an airport',
      { visitId: 'v1', kind: 'airport' },
      '出示厅码',
      'airportVerification',
      { orderId: 'v1' },
    ],
  ] as const)('leads %s', (_what, changes, text, page, query) =>
    expect(passAction(aPass(changes))).toEqual({ text, page, query }),
  );
});

it.each([
  [3, 1, '本月还有3项权益没领'],
  [0, 2, '本月已领2项权益'],
  [0, 0, '本月没有待领的权益'],
])('a membership with %i rights to claim and %i claimed says so', (claimable, claimed, text) =>
  expect(membershipMonth(aWalletMembership({ claimable, claimed }))).toBe(text),
);

it.each([
  ['2027-03-31', '有效至 2027.03.31'],
  [null, '长期有效'],
])('a membership until %s says so', (expiresOn, text) =>
  expect(membershipUntil(aWalletMembership({ expiresOn }))).toBe(text),
);

it('coupons of one kind and day are one stack', () => {
  const day = '2026-11-30T15:59:59.000Z';
  const coupons = [
    aWalletCoupon('a', { expiresAt: day }),
    aWalletCoupon('b', { templateId: 'other', expiresAt: day }),
    aWalletCoupon('c', { expiresAt: day }),
    aWalletCoupon('d', { expiresAt: '2026-12-31T15:59:59.000Z' }),
  ];
  expect(couponStacks(coupons).map(({ coupon, count }) => [coupon.cardCode, count])).toEqual([
    ['a', 2],
    ['b', 1],
    ['d', 1],
  ]);
});

it('vouchers that end within three days are apart', () => {
  const { soon, later } = vouchersByEnd(
    aWallet({
      vouchers: [
        aVoucher({ goodsId: 'soon', validUntil: '2026-11-20T16:00:00.000Z' }),
        aVoucher({ goodsId: 'later', validUntil: '2026-12-20T16:00:00.000Z' }),
      ],
    }),
  );
  expect([soon, later].map((list) => list.map(({ goodsId }) => goodsId))).toEqual([['soon'], ['later']]);
});

it('each part of the wallet has its number, all of it has none', () =>
  expect(
    walletParts(walletCounts(aWallet({ couponCount: 12 }))).map(({ text, count }) => [text, count]),
  ).toEqual([
    ['全部', undefined],
    ['到店券', 0],
    ['贵宾厅', 0],
    ['会员', 0],
    ['优惠券', 12],
  ]));

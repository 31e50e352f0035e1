import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import type { RightDetail } from '#core/contract/content/rights.shapes.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import type { ClaimOrBuy } from '#core/contract/content/single-rights.shapes.ts';
import { aRightDetail } from '#web/features/rights/testing/some-rights.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import type { MyRight } from '../use-right-detail.ts';

export const hours = (n: number): string => new Date(Date.now() + n * 3_600_000).toISOString();
export const detail = (overrides: Partial<RightDetail> = {}): RightDetail =>
  aRightDetail({ claimableUntil: hours(240), ...overrides });
export const forGuest = (overrides: Partial<RightDetail> = {}) =>
  detail({
    subscriptionId: null,
    recvStatus: 3,
    recvReason: '开通后可领取',
    recvBtnType: null,
    orderFlag: 0,
    rechargeMobile: null,
    hint: '充值到您的手机号',
    ...overrides,
  });
export const mine = (overrides: Partial<MyRight> = {}): MyRight => ({
  ...detail(),
  preRegistered: false,
  opensAt: null,
  ...overrides,
});
export const may = (overrides: Partial<ClaimOrBuy> = {}): ClaimOrBuy => ({
  canReceive: true,
  canBuy: false,
  recvStatus: 0,
  reason: '',
  goodsSku: null,
  ...overrides,
});
export const sku = { goodsId: 'coffee', skuId: 'coffee.1' };

/** A fake server where holders can claim the right. */
export const aServer = (): FakeApi =>
  fakeApi()
    .answer(singleRights.singleRightDetail, forGuest())
    .answer(singleRights.preRightDetail, mine())
    .answer(singleRights.claimOrBuy, may())
    .answer(cardProduct.receivedRights, { list: [], total: 0, hasNext: false })
    .answer(rightsFamilies.dgProducts, [])
    .answer(cardProduct.receiveRights, {
      claimId: 'C1',
      recvStatus: 1,
      message: '',
      claimedAt: '2026-08-03T02:05:00.000Z',
    })
    .answer(blessingBag.blessingBagShops, ({ rightsId }) => ({
      list: ['甲', '乙'].map((name) => ({
        shopId: name,
        shopName: `${name}店`,
        picUrl: '',
        categoryName: String(rightsId ?? ''),
        address: '',
        phone: '',
        openHours: '',
        latitude: 0,
        longitude: 0,
        distanceMeters: null,
      })),
      total: 2,
      hasNext: false,
    }));

import { describe, expect, it } from 'vitest';
import { provinceToast } from './province-eligibility.ts';
import { tierAction, type OfferedTier, type TierAction } from './tier-action.ts';

const open: OfferedTier = { offer: 'open', canOrder: true, reason: '', hint: '开通后每月可从9项权益中选领' };
const owned: OfferedTier = {
  offer: 'held',
  canOrder: false,
  reason: '您已开通该产品，无需重复办理',
  hint: '您正在使用',
};

describe('the action for a tier (§6: members claim, non-members order)', () => {
  it.each<[string, boolean, OfferedTier, number | undefined, TierAction]>([
    ['a guest signs in first', true, open, undefined, { kind: 'signIn', text: '登录后开通' }],
    ['a non-member opens it', false, open, undefined, { kind: 'order', text: '立即开通' }],
    [
      'a member of a lower tier upgrades',
      false,
      { ...open, offer: 'upgrade' },
      undefined,
      { kind: 'order', text: '立即升级' },
    ],
    ['a holder claims the open rights', false, owned, 4, { kind: 'claim', text: '领取本月权益（4项）' }],
    [
      'a holder who has claimed everything may view them',
      false,
      owned,
      0,
      { kind: 'claim', text: '查看本月权益' },
    ],
    ['a missing count is not shown', false, owned, undefined, { kind: 'claim', text: '查看本月权益' }],
    [
      'a holder renews where the operator allows it',
      false,
      { ...owned, canOrder: true },
      4,
      { kind: 'order', text: '立即续费' },
    ],
    [
      'a subscriber of another province sees the reason',
      false,
      { ...open, canOrder: false, reason: provinceToast },
      undefined,
      { kind: 'refused', text: '去逛逛', reason: provinceToast, instead: 'neighborhoodServices' },
    ],
    [
      'a level that is too low leads to the levels',
      false,
      { ...open, canOrder: false, reason: '您的会员等级还不够，升级后即可办理' },
      undefined,
      {
        kind: 'refused',
        text: '看看其他会员',
        reason: '您的会员等级还不够，升级后即可办理',
        instead: 'memberOrder',
      },
    ],
    [
      'a holder of a higher tier needs no order',
      false,
      { ...open, offer: 'lower', hint: '您已是铂金会员，无需办理' },
      undefined,
      { kind: 'refused', text: '我的权益', reason: '您已是铂金会员，无需办理', instead: 'rightsEntrance' },
    ],
  ])('%s', (_title, isGuest, tier, claimable, action) => {
    expect(tierAction(isGuest, tier, claimable)).toEqual(action);
  });
});

import { describe, expect, it } from 'vitest';
import { payMethodViews, type OfferedPayMethod } from './pay-method-views.ts';

const all: readonly OfferedPayMethod[] = [2, 1, 8, 3, 7, 6].map((payMethodId) => ({ payMethodId }));
const ids = (isInChatApp: boolean) => payMethodViews(all, isInChatApp).map(({ payMethodId }) => payMethodId);

describe('the payment methods at checkout (§3)', () => {
  it('keep the offered order outside the chat app', () => expect(ids(false)).toEqual([2, 1, 8, 3, 7, 6]));

  it('are sorted usable first inside the chat app, where three are disabled', () => {
    expect(ids(true)).toEqual([1, 3, 6, 2, 8, 7]);
    expect(payMethodViews(all, true).map(({ disabled }) => disabled)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });

  it.each([
    [1, ''],
    [2, '请在浏览器内使用'],
    [3, ''],
    [6, ''],
    [7, '请在浏览器内使用'],
    [8, '请在浏览器内使用'],
  ])('method %i inside the chat app has the reason %j', (payMethodId, reason) => {
    expect(payMethodViews([{ payMethodId }], true)[0]).toMatchObject({ reason, disabled: reason !== '' });
    expect(payMethodViews([{ payMethodId }], false)[0]).toMatchObject({ reason: '', disabled: false });
  });

  it.each([
    ['话费点播', '话费'],
    ['话费', '话费'],
    ['手机话费', '手机话费'],
    ['', '话费'],
    [null, '话费'],
  ])('the name %j is displayed as %s', (payMethodName, shown) => {
    expect(payMethodViews([{ payMethodId: 3, payMethodName }], false)[0]?.payMethodName).toBe(shown);
  });

  it.each<[Partial<OfferedPayMethod>, string]>([
    [{ usable: true }, ''],
    [{ usable: false, reason: '话费余额不足' }, '话费余额不足'],
    [{ usable: false, reason: null }, '暂不可用'],
    [{ usable: false }, '暂不可用'],
  ])('a method offered with %j has the reason %j', (offered, reason) => {
    expect(payMethodViews([{ payMethodId: 3, ...offered }], false)[0]).toMatchObject({
      disabled: reason !== '',
      reason,
    });
  });

  it('have their icon and every field of the server', () => {
    expect(payMethodViews([{ payMethodId: '6', payMethodName: 'AI豆抵扣', points: 1260 }], true)).toEqual([
      {
        payMethodId: 6,
        payMethodName: 'AI豆抵扣',
        points: 1260,
        iconKey: 'fees',
        icon: 'pay/fees',
        wechatDisable: false,
        disabled: false,
        reason: '',
      },
    ]);
  });

  it('omit an unknown method', () =>
    expect(payMethodViews([{ payMethodId: 5 }, { payMethodId: 3 }], false)).toHaveLength(1));
});

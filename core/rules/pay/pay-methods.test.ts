import { describe, expect, it } from 'vitest';
import { cashierChannels, payChannels } from './pay-channels.ts';
import { payMethods } from './pay-methods.ts';

describe('the payment methods (§3)', () => {
  it.each([
    [1, '聊天应用支付', 'chat', false, 'chat-pay'],
    [2, '在线钱包', 'wallet', true, 'wallet'],
    [3, '话费', 'phone', false, 'phone-bill'],
    [6, 'AI豆抵扣', 'fees', false, 'points'],
    [7, '运营商钱包', 'hb', true, 'operator-wallet'],
    [8, '银行卡支付', 'card', true, 'bank-card'],
  ] as const)(
    'method %i is named %s, has the key %s, is disabled in the chat app: %s, and is booked as %s',
    (payMethodId, payMethodName, iconKey, wechatDisable, channel) => {
      expect(payMethods.find((method) => method.payMethodId === payMethodId)).toEqual({
        payMethodId,
        payMethodName,
        iconKey,
        wechatDisable,
      });
      expect(payChannels[payMethodId]).toBe(channel);
    },
  );

  it('are paid on pages of their channels, except the phone bill and the beans', () =>
    expect(
      Object.values(payChannels).filter((name) => !(cashierChannels as readonly string[]).includes(name)),
    ).toEqual(['phone-bill', 'points']));

  it('are six', () => expect(payMethods).toHaveLength(6));
});

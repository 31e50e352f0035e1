import { describe, expect, it } from 'vitest';
import { payMethods } from './pay-methods.ts';

describe('the payment methods (§3)', () => {
  it.each([
    [1, 'chat', false],
    [2, 'wallet', true],
    [3, 'phone', false],
    [6, 'fees', false],
    [7, 'hb', true],
    [8, 'card', true],
  ] as const)(
    'method %i has the key %s and is disabled in the chat app: %s',
    (payMethodId, iconKey, wechatDisable) => {
      expect(payMethods.find((method) => method.payMethodId === payMethodId)).toMatchObject({
        iconKey,
        wechatDisable,
      });
    },
  );

  it('are six', () => expect(payMethods).toHaveLength(6));
});

import { describe, expect, it } from 'vitest';
import { ownedButton, offerButton } from './spotlight-button.ts';

describe('the button of a product for the right in focus (§4)', () => {
  it.each([
    [1, 0, 0, '立即领取', 'toReceive', false],
    [1, 1, 0, '本月已领', 'toRightsDetail', true],
    [1, 2, 0, '本月已领', 'toRightsDetail', true],
    [1, 3, 0, '暂不可领', 'toRightsDetail', true],
    [1, 4, 0, '下月可领', 'toRightsDetail', true],
    [2, 0, 1, '立即领取', 'toReceive', false],
    [2, 2, 0, '本月已领', 'toRightsDetail', true],
    [2, 4, 0, '下月可领', 'toRightsDetail', true],
    [2, 4, 1, '下月可领', 'toRightsDetail', true],
    [3, 2, 0, '本月已领', 'toRightsDetail', true],
    [3, 2, 1, '本月已领', 'toRightsDetail', true],
    [3, 4, 0, '下月可领', 'toRightsDetail', true],
  ] as const)(
    'held, product status %d, right status %d, gift %d: %s',
    (product, recvStatus, giveFlag, text, action, disabled) => {
      expect(ownedButton({ recvStatus, giveFlag }, { recvStatus: product })).toEqual({
        text,
        action,
        disabled,
      });
    },
  );

  it.each([
    [1, '立即领取', 'toOrder'],
    [3, '0元购', 'toBuy'],
  ] as const)('not held, of type %d: %s', (productType, text, action) => {
    expect(offerButton({ productType })).toEqual({ text, action, disabled: false });
  });
});

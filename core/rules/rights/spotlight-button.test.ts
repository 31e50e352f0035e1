import { describe, expect, it } from 'vitest';
import { spotlightButton } from './spotlight-button.ts';

describe('the button of a product for the right in focus (§4)', () => {
  it.each([
    [0, '立即领取', 'toReceive', false],
    [1, '本月已领', 'toRightsDetail', true],
    [2, '本月已领', 'toRightsDetail', true],
    [3, '暂不可领', 'toRightsDetail', true],
    [4, '下月可领', 'toRightsDetail', true],
  ] as const)('held, with recvStatus %d: %s', (recvStatus, text, action, disabled) => {
    expect(spotlightButton({ recvStatus, giveFlag: 0 }, { held: true, priceFen: 0 })).toEqual({
      text,
      action,
      disabled,
    });
  });

  it.each([
    [3_000, '立即领取', 'toOrder'],
    [undefined, '立即领取', 'toOrder'],
    [0, '0元购', 'toBuy'],
  ] as const)('not held, at %s fen: %s', (priceFen, text, action) => {
    expect(spotlightButton({}, { held: false, priceFen })).toEqual({ text, action, disabled: false });
  });
});

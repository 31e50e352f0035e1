import { describe, expect, it } from 'vitest';
import { canClaim, claimButton, claimButtons } from './claim-status.ts';

describe('the claim button of a right (§4, recvStatus)', () => {
  it.each([
    [0, '可领取', '点击领取', 'primary', false],
    [1, '领取中', '领取中', 'default', true],
    [2, '已领取', '本月已领', 'default', true],
    [3, '暂不可领', '暂不可领', 'default', true],
    [4, '下月可领', '下月可领', 'default', true],
  ] as const)('status %i means %s and reads %s', (status, meaning, text, style, disabled) => {
    expect(claimButtons[status]).toEqual({ meaning, text, style, disabled });
    expect(claimButton(status)).toBe(claimButtons[status]);
    expect(canClaim(status)).toBe(!disabled);
  });

  it.each([[undefined], [null], [5], [-1], ['toString']])('a status of %j cannot be claimed', (status) => {
    expect(claimButton(status)).toBe(claimButtons[3]);
    expect(canClaim(status)).toBe(false);
  });
});

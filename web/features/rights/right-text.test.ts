import { describe, expect, it } from 'vitest';
import { rightText } from './right-text.ts';

const hint = '充值到138****0001';

describe('the text under a right', () => {
  it.each([
    ['what it brings while it can be claimed', { recvStatus: 0, recvReason: '', claimedAt: null }, hint],
    [
      'what it brings while it is on its way',
      { recvStatus: 1, recvReason: '', claimedAt: '2026-08-03T02:00:00.000Z' },
      hint,
    ],
    [
      "the day of the claim on the operator's calendar",
      { recvStatus: 2, recvReason: '', claimedAt: '2026-08-02T16:30:00.000Z' },
      '8月3日已领取',
    ],
    ['why it cannot be claimed', { recvStatus: 3, recvReason: '本月已领完', claimedAt: null }, '本月已领完'],
    [
      'that it is for another home than theirs, in short',
      {
        recvStatus: 3,
        recvReason: '该业务仅限江苏移动用户使用，您暂时无法办理。有问题请拨打10086咨询。',
        claimedAt: null,
        provinceFlag: 1,
      },
      '仅限江苏号码',
    ],
    ['why it must wait', { recvStatus: 4, recvReason: '本月已选满2项', claimedAt: null }, '本月已选满2项'],
  ] as const)('says %s', (_name, right, text) => {
    expect(rightText({ provinceFlag: 0, ...right, hint })).toBe(text);
  });
});

import { expect, it } from 'vitest';
import { revealReasonFault } from './number-reveals.ts';

it.each([
  ['call-back', '', undefined],
  ['check-charge', '工单 T-20418', undefined],
  ['call-back', '回电 13912345678', '说明里不要写号码'],
  ['other', '看看', '请写明原因，至少4个字'],
  ['other', '合作方要求核对', undefined],
  ['authority', '', '请写明文号或来函单位'],
  ['authority', '苏通函2026-18', undefined],
] as const)('a number is shown for %s “%s”: %s', (reason, note, fault) =>
  expect(revealReasonFault(reason, note)).toBe(fault),
);

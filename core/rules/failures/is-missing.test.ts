import { expect, it } from 'vitest';
import { isMissing } from './is-missing.ts';

it.each([
  ['what nobody knows', '0', '没有找到这个问题', true],
  ['what is not sold any more', '0', '商品不存在或已下架', true],
  ['a refusal of another kind', '0', '当前人数太多，请稍后再试', false],
  ['a defect', '-1', '没有找到这个问题', false],
  ['a missing network', 'offline', '网络不给力，请检查后重试', false],
])('%s is missing: %s %s %s', (_what, code, message, missing) =>
  expect(isMissing({ code, message })).toBe(missing),
);

it('an answer is not missing', () => expect(isMissing(undefined)).toBe(false));

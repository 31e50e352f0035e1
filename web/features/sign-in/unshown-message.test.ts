import { expect, it } from 'vitest';
import { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { refused, unreachable } from '#web/platform/testing/fake-api.ts';
import { unshownMessage } from './unshown-message.ts';

it('leaves a refusal to the toast that has shown it already (§8)', () => {
  expect(unshownMessage(refused('验证码不正确'))).toBeUndefined();
  expect(unshownMessage(new ApiFailure('-1', '系统故障'))).toBeUndefined();
});

it.each([
  ['no connection', unreachable(), '网络不给力，请检查后重试'],
  ['a failure the policy keeps to itself', new ApiFailure('0', '暂时无法连接系统'), '系统繁忙，请稍后再试'],
  ['an unknown code', new ApiFailure('429', '请求太多'), '系统繁忙，请稍后再试'],
  ['a defect of the page', new Error('boom'), '系统繁忙，请稍后再试'],
])('says itself: %s', (_, failure, sentence) => {
  expect(unshownMessage(failure)).toBe(sentence);
});

import { expect, it } from 'vitest';
import { loginFaults } from './login-faults.ts';

it.each([
  ['', '请输入手机号'],
  ['1380000000', '请输入正确的11位手机号'],
  ['12800000001', '请输入正确的11位手机号'],
  ['23800000001', '请输入正确的11位手机号'],
  ['13800000001', undefined],
  ['19900000001', undefined],
])('says what is wrong with the number "%s" (§5)', (mobile, sentence) => {
  expect(loginFaults.mobile(mobile)).toBe(sentence);
});

it.each([
  ['', '请输入验证码'],
  ['12345', '请输入6位数字验证码'],
  ['12345a', '请输入6位数字验证码'],
  ['000000', undefined],
])('says what is wrong with the code "%s"', (code, sentence) => {
  expect(loginFaults.code(code)).toBe(sentence);
});

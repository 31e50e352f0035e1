import { describe, expect, it } from 'vitest';
import { isLoginSuccessful } from './login-answer.ts';
import { loginSource, loginTypes, oneTapSdk } from './login-types.ts';

describe('whether a sign-in succeeded (§5)', () => {
  it.each([
    ['sso', { success: true, data: { userInfo: {} } }, true],
    ['sso', { success: false, data: { userInfo: {} } }, false],
    ['sso', { success: true, data: {} }, false],
    ['sso', { success: true, data: null }, false],
    ['chat-app', { success: true, data: { userInfo: { mobile: '138****5678' } } }, true],
    ['chat-app', { success: true, data: { userInfo: {} } }, false],
    ['chat-app', { success: true, data: { userInfo: { mobile: '' } } }, false],
    ['chat-app', { success: true, data: { userInfo: null } }, false],
  ] as const)('%s with %j: %s', (way, answer, succeeded) =>
    expect(isLoginSuccessful(way, answer)).toBe(succeeded),
  );

  it('sends loginSource 2 and a login type of 0, 1 or 2 (§9)', () => {
    expect(loginSource).toBe(2);
    expect(loginTypes).toEqual({ sso: 0, sms: 1, chatApp: 2 });
    expect(oneTapSdk).toEqual({ version: '1.2', openType: '1' });
  });
});

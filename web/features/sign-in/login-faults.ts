import { isMobile } from '#core/rules/format/phone.ts';

/** Validation messages by field; undefined if valid. */
export const loginFaults = {
  mobile(value: string): string | undefined {
    if (value === '') return '请输入手机号';
    return isMobile(value) ? undefined : '请输入正确的11位手机号';
  },
  code(value: string): string | undefined {
    if (value === '') return '请输入验证码';
    return /^\d{6}$/.test(value) ? undefined : '请输入6位数字验证码';
  },
} as const;

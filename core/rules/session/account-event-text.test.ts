import { expect, it } from 'vitest';
import { accountEventText, isRefusedEvent } from './account-event-text.ts';

it.each([
  ['sign-in', 'sms', '', '短信验证码登录'],
  ['sign-in', 'a new way', '', '其他方式登录'],
  ['refused', 'sms', '验证码不对', '短信验证码登录没有成功：验证码不对'],
  ['refused', 'chat-app', '', '聊天应用登录没有成功'],
  ['replay', 'refresh-token', '', '拦下一次重复使用的登录凭证'],
  ['export', 'own-data', '', '导出个人数据'],
  ['account', 'closing-requested', '', '申请注销账号'],
  ['account', 'viewed-as', '工单 T-1001', '客服查看了您的页面，原因：工单 T-1001'],
  ['account', 'something new', '', '账号有变动'],
])('%s by %s with detail “%s” reads %s', (kind, what, detail, text) =>
  expect(accountEventText({ kind, what, detail })).toBe(text),
);

it.each([
  ['refused', true],
  ['replay', true],
  ['sign-in', false],
  ['account', false],
])('%s turned somebody away: %s', (kind, refused) => expect(isRefusedEvent({ kind })).toBe(refused));

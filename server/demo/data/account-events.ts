import type { DemoUserId } from './subscribers.ts';

/** What happened to demo accounts, so many hours ago, the oldest first. */
export const accountEvents: readonly (readonly [
  of: DemoUserId,
  hoursAgo: number,
  kind: 'sign-in' | 'refused' | 'account',
  what: string,
  detail: string,
])[] = [
  ['U0000000001', 400, 'sign-in', 'sms', ''],
  ['U0000000001', 170, 'sign-in', 'mini-program', ''],
  ['U0000000001', 49, 'refused', 'sms', '验证码不正确'],
  ['U0000000001', 48, 'sign-in', 'sms', ''],
  ['U0000000001', 20, 'sign-in', 'chat-app', ''],
  ['U0000000001', 3, 'sign-in', 'mini-program', ''],
  ['U0000000003', 90, 'sign-in', 'sms', ''],
  ['U0000000003', 30, 'sign-in', 'mobile-network', ''],
  ['U0000000004', 60, 'sign-in', 'sms', ''],
  ['U0000000004', 5, 'sign-in', 'hand-over', ''],
  ['U0000000005', 26, 'sign-in', 'chat-app', ''],
];

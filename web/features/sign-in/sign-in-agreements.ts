import type { AgreedText } from '#web/platform/consent/agreed-text.ts';

/** The agreements of the sign-in, in display order. The consent to the first is sent with the sign-in. */
export const signInAgreements: readonly AgreedText[] = [
  { templateId: 'user-service', title: '用户服务协议' },
  { templateId: 'privacy', title: '隐私政策' },
];

/** Additional agreement of the operator's one-tap sign-in. */
export const ownNumberAgreements: readonly AgreedText[] = [
  ...signInAgreements,
  { templateId: 'number-auth', title: '号码认证服务条款' },
];

export interface SignInText {
  readonly templateId: string;
  readonly title: string;
}

/** What is agreed to when signing in, in the order of the sentence. The consent to the first travels with the sign-in. */
export const signInAgreements: readonly SignInText[] = [
  { templateId: 'user-service', title: '用户服务协议' },
  { templateId: 'privacy', title: '隐私政策' },
];

/** Besides, what the operator asks for before it tells a number. */
export const ownNumberAgreements: readonly SignInText[] = [
  ...signInAgreements,
  { templateId: 'number-auth', title: '号码认证服务条款' },
];

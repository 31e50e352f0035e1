/** The services of the specification, §7. The page's environment stands before them at run time. */
export const prefixes = {
  user: '/provider-user',
  common: '/provider-common',
  content: '/provider-content',
  goods: '/provider-goods',
  activity: '/provider-activity',
  coupon: '/provider-coupon',
  order: '/provider-order',
  pay: '/provider-pay',
  act: '/provider-act',
  ecp: '/provider-ecp',
  diagnosis: '/provider-diagnosis',
  wechat: '/provider-wechat',
} as const;
export type ServiceName = keyof typeof prefixes;

/** The services of §7. The base path of the environment is put before them at run time. */
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

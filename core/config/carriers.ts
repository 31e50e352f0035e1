/** Carriers that parcels are sent with, and how their numbers look. Another operator replaces this file. */
export const carriers = [
  { name: '示例快递', numberForm: /^SF\d{12}$/, example: 'SF 加 12 位数字' },
  { name: '示例速运', numberForm: /^JD[A-Z0-9]{13}$/, example: 'JD 加 13 位字母或数字' },
  { name: '示例邮政', numberForm: /^\d{13}$/, example: '13 位数字' },
] as const;

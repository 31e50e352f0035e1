/** The operator's three consumer brands (§3). */
export const brandNames = { 1: '全球尊享', 2: '畅享校园', 3: '神州惠民' } as const;
export type Brand = keyof typeof brandNames;
export const brands: readonly Brand[] = [1, 2, 3];

/** The card name of each credit level; only subscribers of brand 1 have one (§3). */
export const creditCardNames = {
  4: '银卡',
  5: '金卡',
  6: '白金卡',
  7: '钻石卡',
  8: '尊享钻石卡',
  9: '标准卡',
} as const;
export type CreditLevel = keyof typeof creditCardNames;
export const creditLevels: readonly CreditLevel[] = [4, 5, 6, 7, 8, 9];

/** The rules that decide about money, stock and rights: at least this percentage of their mutants must fail a test. */
export const mutatedFolders = {
  'core/rules/pricing': 95,
  'core/rules/coupons': 95,
  'core/rules/order': 95,
  'core/rules/pay': 95,
  'core/rules/rights': 95,
  'core/rules/lottery': 95,
  'core/rules/lounge': 95,
} as const;

export type MutatedFolder = keyof typeof mutatedFolders;

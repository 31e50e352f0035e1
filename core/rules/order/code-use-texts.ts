/** What becomes of a code that a shop reports as used. */
export type CodeUse = 'used' | 'used-before' | 'refunded' | 'unknown';

/** What the till of the shop says. */
export const codeUseTexts: Readonly<Record<CodeUse, string>> = {
  used: '已核销一张',
  'used-before': '该券码已使用过',
  refunded: '该券码已退款，不能使用',
  unknown: '没有这张券码',
};

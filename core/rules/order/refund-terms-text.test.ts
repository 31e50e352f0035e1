import { expect, it } from 'vitest';
import { aPromotion } from '#core/testing/a-promotion.ts';
import { refundTermsText } from './refund-terms-text.ts';

const line = {
  canRefund: true,
  oneByOne: false,
  pieces: 1,
  facts: null,
  payableFen: 2_100,
  pointsFen: 0,
  codes: [{ asksFirst: false }],
};

it.each([
  [line, '未使用可退，到期未用自动退', '可退¥21.00，原路退回'],
  [
    { ...line, codes: [{ asksFirst: true }, { asksFirst: true }], pointsFen: 180 },
    '没看码可退，到期没看自动退',
    '2张一起退，可退¥21.00和180豆，原路退回',
  ],
  [{ ...line, oneByOne: true, pieces: 2 }, '未使用可退，到期未用自动退', '单张可退¥10.50，原路退回'],
  [
    {
      ...line,
      oneByOne: true,
      pieces: 2,
      facts: {
        skuId: 'a',
        quantity: 2,
        listFen: 1_050,
        memberFen: null,
        activity: null,
        promotions: [aPromotion({ kind: 'pieces', tiers: [{ from: 2, percent: 80 }] })],
      },
    },
    '未使用可退，到期未用自动退',
    '可以单张退，金额看保留几张，原路退回',
  ],
  [{ ...line, payableFen: 0 }, '未使用可退，到期未用自动退', '没有付款，不用退钱'],
])('the refund of codes is said with what comes back (%#)', (codes, title, text) =>
  expect(refundTermsText(codes)).toEqual({ title, text }),
);

it('nothing is said of lines that cannot be refunded or have no codes', () => {
  expect(refundTermsText({ ...line, canRefund: false })).toBeUndefined();
  expect(refundTermsText({ ...line, codes: [] })).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { payMethodOffers, type PayFacts } from './pay-method-offers.ts';

const facts: PayFacts = {
  isPhysical: false,
  isExternal: false,
  amountFen: 1_500,
  inProvince: true,
  numberStatus: 'normal',
  balanceFen: 1_500,
  points: 0,
};
const offered = (fields: Partial<PayFacts> = {}) => payMethodOffers({ ...facts, ...fields });
const phoneBill = (fields: Partial<PayFacts>) =>
  offered(fields).find(({ payMethodId }) => payMethodId === 3)?.reason;
const recommended = (fields: Partial<PayFacts> = {}) =>
  offered(fields)
    .filter((offer) => offer.recommended)
    .map(({ payMethodId }) => payMethodId);

describe('the payment methods of one sku (§3)', () => {
  it('are the six of the table, with the phone bill recommended where it suffices', () => {
    expect(offered().map(({ payMethodId }) => payMethodId)).toEqual([1, 2, 3, 6, 7, 8]);
    expect(recommended()).toEqual([3]);
    expect(recommended({ balanceFen: 1_499 })).toEqual([1]);
    expect(recommended({ balanceFen: undefined })).toEqual([1]);
  });

  it.each<[string | null, Partial<PayFacts>]>([
    [null, {}],
    [null, { balanceFen: undefined, numberStatus: undefined }],
    ['话费余额不足', { balanceFen: 1_499 }],
    ['实物商品不支持话费支付', { isPhysical: true }],
    ['话费支付仅限本省号码', { inProvince: false }],
    ['暂时无法核实号码，请稍后再试或换一种方式支付', { inProvince: undefined }],
    ['号码已停机，暂不能用话费支付', { numberStatus: 'suspended' }],
    ['号码已停机，暂不能用话费支付', { numberStatus: 'closed' }],
    ['该商品在合作方页面付款', { isExternal: true }],
  ])('have the reason %s at the phone bill for %j', (reason, fields) =>
    expect(phoneBill(fields)).toBe(reason),
  );

  it.each([
    [0, '暂无可用AI豆'],
    [1_499, 'AI豆不足'],
    [1_500, null],
  ])('have with %i beans the reason %s at the beans', (points, reason) =>
    expect(offered({ points }).find(({ payMethodId }) => payMethodId === 6)?.reason).toBe(reason),
  );

  it('are all refused for goods that a partner sells on its own page', () =>
    expect(offered({ isExternal: true }).filter((offer) => offer.usable || offer.recommended)).toEqual([]));

  it('are usable exactly where no reason is given', () => {
    expect(
      offered({ points: 1 }).map(({ payMethodId, usable, reason }) => [payMethodId, usable, reason]),
    ).toEqual([
      [1, true, null],
      [2, true, null],
      [3, true, null],
      [6, false, 'AI豆不足'],
      [7, true, null],
      [8, true, null],
    ]);
  });
});

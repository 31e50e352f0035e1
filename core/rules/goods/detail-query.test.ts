import { expect, it } from 'vitest';
import { detailQuery } from './detail-query.ts';

it('the parameters of a goods link are kept, others and empty ones are not (§2)', () => {
  const query = new URLSearchParams(
    'goodsId=1&skuId=2&routerFrom=EquityPocket&couponType=qyfd&cardCode=K1&bindVideosId=V1&routerFromProject=easy-use&jyDiscountAccountType=&timeStamp=1',
  );
  expect(detailQuery((name) => query.get(name) ?? undefined)).toEqual({
    routerFrom: 'EquityPocket',
    couponType: 'qyfd',
    cardCode: 'K1',
    bindVideosId: 'V1',
    routerFromProject: 'easy-use',
  });
});

import { expect, it } from 'vitest';
import { mallOfSubscriber } from './mall-of-subscriber.ts';

it.each([
  [true, true, 'super-market', '/market-index'],
  [true, false, 'supper-mall', '/mall-index'],
  [false, true, 'supper-mall', '/mall-index'],
  [false, false, 'supper-mall', '/mall-index'],
])(
  'holding a product %s and in the province %s belongs to %s (§4 Cut-over)',
  (holdsProduct, inProvince, product, page) => {
    expect(mallOfSubscriber({ holdsProduct, inProvince })).toEqual({ product, page });
  },
);

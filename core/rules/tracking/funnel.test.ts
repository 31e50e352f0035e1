import { expect, it } from 'vitest';
import { pages } from '../../site/pages.ts';
import { eventKinds } from './event-kind.ts';
import { funnel, pageIdsOf } from './funnel.ts';

const stepsAt = (pageId: string) =>
  funnel.filter((step) => pageIdsOf(step).includes(pageId)).map(({ step }) => step);

it('has the steps home, detail, order and paid', () =>
  expect(funnel.map(({ step, title }) => [step, title])).toEqual([
    ['home', '首页'],
    ['detail', '商品详情'],
    ['order', '下单'],
    ['paid', '支付完成'],
  ]));

it.each([
  ['home', 'home'],
  ['market-index', 'home'],
  ['market-index-pro', 'home'],
  ['mall-index', 'home'],
  ['easy-use-index', 'home'],
  ['goodsDetail', 'detail'],
  ['goods-detail', 'detail'],
  ['product-detail', 'detail'],
  ['pages/goods/goods-detail', 'detail'],
  ['sku-detail', 'detail'],
  ['goods-physical-detail', 'detail'],
  ['order-pay', 'order'],
  ['payment', 'order'],
  ['pages/payment/jtpay', 'order'],
  ['order-result', 'paid'],
  ['pay-result', 'paid'],
  ['paymentResult', 'paid'],
])('a page logged as %s is the step %s', (pageId, step) => expect(stepsAt(pageId)).toEqual([step]));

it.each(['', 'mine', 'order-list', 'order-detail', 'receive-result', 'rights-detail', 'search'])(
  'the page %j is no step',
  (pageId) => expect(stepsAt(pageId)).toEqual([]),
);

it('an order start is the step order, on any page (§5)', () => {
  expect(funnel.filter(({ kinds }) => kinds.includes('ordst')).map(({ step }) => step)).toEqual(['order']);
  expect(funnel.flatMap(({ kinds }) => kinds).every((kind) => eventKinds.includes(kind))).toBe(true);
});

it('no page belongs to two steps', () => {
  const ids = funnel.flatMap(pageIdsOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(funnel.flatMap((step) => step.pages).every((page) => page in pages)).toBe(true);
});

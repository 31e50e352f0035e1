import { expect, it } from 'vitest';
import { couponTexts } from './coupon-texts.ts';

it('a coupon is told field by field, with the names of its categories and goods', () => {
  const texts = couponTexts(
    {
      couponType: 'lllb',
      title: '10GB流量券',
      face: { kind: 'flow', flowMb: 10_240, maxOffFen: 3_050 },
      thresholdFen: 0,
      validity: { kind: 'window', from: null, until: '2026-12-31T16:00:00.000Z' },
      scopeText: '流量包可用',
      categories: ['data'],
      goods: [],
      kinds: ['charge', 'virtual'],
      stacking: 'any',
      atTills: false,
    },
    (id) => `${id}的名称`,
  );
  expect(texts).toEqual({
    类型: '流量礼包券',
    名称: '10GB流量券',
    面值: '10GB 流量，最多减 ¥30.5',
    门槛: '无门槛',
    有效: '领取 至 2027-01-01 00:00',
    适用说明: '流量包可用',
    分类: 'data的名称',
    商品: '不限',
    商品类型: '直充、虚拟',
    叠加: '可与任意券同用',
    门店收银台: '不能用',
  });
});

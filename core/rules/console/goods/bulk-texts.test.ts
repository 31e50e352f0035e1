import { expect, it } from 'vitest';
import type { GoodsTexts } from '../../../contract/console/goods.shapes.ts';
import { bulkTexts, readTags } from './bulk-texts.ts';

const goods: GoodsTexts = {
  name: '美式咖啡兑换券',
  subTitle: '',
  tags: ['热卖', '新品'],
  guarantees: [],
  prompts: [],
  categoryId: 'food',
  areas: [],
  couponTypes: ['cash'],
  limitPerOrder: 5,
  minLevel: 0,
  supplier: null,
  codeTerms: 'until-used',
  validDays: null,
};

it.each([
  [{ addTags: ['会员日', '热卖'], removeTags: ['新品'], couponTypes: null }, ['热卖', '会员日'], ['cash']],
  [{ addTags: [], removeTags: ['没有'], couponTypes: [] }, ['热卖', '新品'], []],
  [{ addTags: [], removeTags: [], couponTypes: ['cash', 'qyfd'] }, ['热卖', '新品'], ['cash', 'qyfd']],
] as const)('%o', (change, tags, couponTypes) => {
  const { addTags, removeTags, couponTypes: chosen } = change;
  expect(
    bulkTexts(goods, {
      addTags: [...addTags],
      removeTags: [...removeTags],
      couponTypes: chosen && [...chosen],
    }),
  ).toEqual({ texts: { ...goods, tags, couponTypes } });
});

it('goods have eight labels at most', () => {
  const addTags = ['一', '二', '三', '四', '五', '六', '七'];
  const change = { addTags, removeTags: [], couponTypes: null };
  expect(bulkTexts(goods, change)).toEqual({ fault: '标签会有 9 个，最多 8 个' });
  expect(bulkTexts(goods, { ...change, removeTags: ['热卖'] })).toHaveProperty('texts');
});

it('labels are typed with any comma or with spaces, each once', () => {
  expect(readTags(' 热卖，新品,会员日、 热卖 ')).toEqual(['热卖', '新品', '会员日']);
  expect(readTags('  ')).toEqual([]);
});

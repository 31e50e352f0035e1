import { expect, it } from 'vitest';
import type { GroupBuyDraft } from '#core/contract/console/activities/openings.shapes.ts';
import { groupBuyFault, type GroupGoods } from './group-buy-fault.ts';

const now = new Date('2026-11-18T10:00:00+08:00');
const draft: GroupBuyDraft = {
  skuId: 'tea.1',
  priceFen: 600,
  size: 3,
  hours: 24,
  opensFromLevel: 0,
  limitPerUser: null,
  beginsAt: null,
  endsAt: '2026-11-20T10:00:00+08:00',
  budgetFen: 1_200,
};
const tea: GroupGoods = {
  name: '奶茶',
  listPriceFen: 1_000,
  memberPriceFen: 900,
  stockLeft: 3,
  hasOther: false,
};

it.each<[string, Partial<GroupBuyDraft>, Partial<GroupGoods> | undefined, string | undefined]>([
  ['fits to the piece and the fen', {}, {}, undefined],
  ['begins later', { beginsAt: '2026-11-18T10:00:00+08:00' }, {}, undefined],
  ['of unknown goods', {}, undefined, '没有编号为 tea.1 的在售规格'],
  ['of one member', { size: 1 }, {}, '成团人数要在 2 到 10 人'],
  ['of eleven members', { size: 11 }, {}, '成团人数要在 2 到 10 人'],
  ['of more than three days', { hours: 73 }, {}, '成团时间要在 1 到 72 小时'],
  ['begins in the past', { beginsAt: '2026-11-18T09:59:00+08:00' }, {}, '开始时间已经过了，马上开始就不填'],
  ['ends in the past', { endsAt: '2026-11-18T10:00:00+08:00' }, {}, '结束时间要在开始之后'],
  ['ends before it begins', { beginsAt: '2026-11-20T10:00:00+08:00' }, {}, '结束时间要在开始之后'],
  ['of more than a year', { endsAt: '2027-11-20T10:00:00+08:00' }, {}, '一个拼团最长366天'],
  ['beside another', {}, { hasOther: true }, '“奶茶”在这段时间已有拼团，同一规格同时只能有一个'],
  ['at the member price', { priceFen: 900 }, {}, '“奶茶”的拼团价要低于会员价 ¥9.00'],
  ['a fen below the member price', { priceFen: 899 }, {}, undefined],
  ['of more seats than stock', { size: 4 }, {}, '“奶茶”的库存只有 3 件，不够一个团'],
  ['without a limit of stock', { size: 4, budgetFen: 1_600 }, { stockLeft: null }, undefined],
  ['more a person than stock', { limitPerUser: 4 }, {}, '每人次数多于“奶茶”的库存'],
  ['with a fen too little', { budgetFen: 1_199 }, {}, '补贴预算不够一个团（¥12.00）'],
])('a group buy %s', (_title, changed, goods, fault) =>
  expect(groupBuyFault({ ...draft, ...changed }, goods && { ...tea, ...goods }, now)).toBe(fault),
);

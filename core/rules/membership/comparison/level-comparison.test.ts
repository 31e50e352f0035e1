import { describe, expect, it } from 'vitest';
import type { Plan, Tier, TierGroup } from '../../../contract/content/member-page.shapes.ts';
import { dearestMonthFen, yearFen } from '../../pricing/period-price.ts';
import { levelComparison } from './level-comparison.ts';

const aPlan = (plan: Partial<Plan>): Plan => ({
  productId: 'p',
  goodsId: 'g',
  skuId: 's',
  planName: '连续包月',
  months: 1,
  autoRenew: true,
  priceFen: 990,
  nextPriceFen: null,
  perMonthFen: null,
  badge: '',
  ...plan,
});
const month = aPlan({ nextPriceFen: 1_990 });
const year = aPlan({ planName: '年卡', months: 12, autoRenew: false, priceFen: 19_800 });

/** Rights by name with their worth in fen; a name in brackets is out of stock. */
const aGroup = (chooseCount: number, rights: Readonly<Record<string, number | null>>): TierGroup => {
  const rightsList = Object.entries(rights).map(([name, worthFen]) => ({
    rightsId: name,
    rightsName: name.replace(/[()]/g, ''),
    hint: '',
    picUrl: 'goods/gift',
    lackStockFlag: name.startsWith('(') ? (1 as const) : (0 as const),
    worthFen,
  }));
  return {
    groupId: rightsList[0]?.rightsId ?? '',
    groupName: '',
    chooseCount,
    totalCount: rightsList.filter(({ lackStockFlag }) => lackStockFlag === 0).length,
    rightsList,
  };
};
const aTier = (groups: readonly TierGroup[], plans: readonly Plan[] = [month, year]) =>
  ({ productId: 'p', groups: [...groups], plans: [...plans] }) as unknown as Tier;

describe('the comparison of levels', () => {
  const gold = aTier([
    aGroup(2, { 视频会员月卡: 2_500, 音乐会员月卡: 1_500, 体育会员月卡: 3_000 }),
    aGroup(1, { 咖啡兑换券: 1_800 }),
  ]);
  const platinum = aTier([
    aGroup(2, { 高铁贵宾厅: 5_000, 标准洗车券: 3_000, 机场贵宾厅: 9_000 }),
    aGroup(1, { '10GB流量礼包': 1_500 }),
    aGroup(1, { 健康顾问: null }),
  ]);

  it('has one row for a kind of right, with the worth of what is worth most', () => {
    expect(levelComparison([gold, platinum]).kinds).toEqual([
      { name: '影音会员', cells: [{ text: '3选2', worthFen: 5_500 }, undefined] },
      { name: '通用流量', cells: [undefined, { text: '10GB', worthFen: 1_500 }] },
      { name: '咖啡', cells: [{ text: '1份', worthFen: 1_800 }, undefined] },
      { name: '洗车', cells: [undefined, { text: '可换选', worthFen: null }] },
      { name: '贵宾厅', cells: [undefined, { text: '2份', worthFen: 14_000 }] },
      { name: '健康服务', cells: [undefined, { text: '1份', worthFen: null }] },
    ]);
  });

  it('adds up to what a month and a year save', () => {
    expect(levelComparison([gold, platinum]).sums).toEqual([
      { worthFen: 7_300, monthFen: 1_990, savedFen: 5_310, yearFen: 19_800 },
      { worthFen: 15_500, monthFen: 1_990, savedFen: 13_510, yearFen: 19_800 },
    ]);
    expect(levelComparison([aTier([aGroup(1, { 咖啡券: 500 })])]).sums[0]?.savedFen).toBe(0);
  });

  it('says that a right is gone this month, and adds rights of one kind from several groups', () => {
    const tier = aTier([
      aGroup(1, { 视频会员月卡: 2_500, '(50元加油券)': 100 }),
      aGroup(1, { 咖啡券: 1_000 }),
      aGroup(2, { 手冲咖啡券: 2_000, 冰咖啡券: 1_000 }),
    ]);
    expect(levelComparison([tier]).kinds.map(({ name, cells }) => [name, cells[0]])).toEqual([
      ['影音会员', { text: '1份', worthFen: 2_500 }],
      ['咖啡', { text: '1份、2份', worthFen: 4_000 }],
      ['加油', { text: '本月已领完', worthFen: null }],
    ]);
  });
});

describe('the price of a membership', () => {
  it('of a month is that of the most expensive plan, after a cheaper first one', () => {
    expect(dearestMonthFen([month, year])).toBe(1_990);
    expect(dearestMonthFen([])).toBe(0);
  });

  it('of a year is that of the cheapest plan', () => {
    expect(yearFen([month])).toBe(990 + 11 * 1_990);
    expect(yearFen([month, year])).toBe(19_800);
    expect(yearFen([aPlan({ months: 3, priceFen: 5_600 })])).toBe(4 * 5_600);
  });
});

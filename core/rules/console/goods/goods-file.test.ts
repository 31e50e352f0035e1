import { expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { goodsFileColumns, readGoodsFile } from './goods-file.ts';

const head = goodsFileColumns.join(',');
const tea = 'tea,碧螺春,实物,food.tea,明前,会员价、包邮,苏州,2,黄金会员及以上,,tea.1,一罐,88.00,79,,,';
const faultsOf = (...lines: string[]) =>
  readGoodsFile([head, ...lines].join('\r\n')).faults.map(({ line, fault }) => `${line} ${fault}`);

it('reads goods with their skus; what is of the goods may be empty on further lines', () => {
  const { goods, faults } = readGoodsFile(
    `\uFEFF${head}\r\n${tea}\r\ntea,,,,,,,,,,,两罐,168,,199.5,100,50\r\n`,
  );
  expect(faults).toEqual([]);
  expect(goods).toEqual([
    {
      line: 2,
      goodsId: 'tea',
      name: '碧螺春',
      kind: 'physical',
      categoryId: 'food.tea',
      subTitle: '明前',
      tags: ['会员价', '包邮'],
      areas: ['320500'],
      limitPerOrder: 2,
      minLevel: 2,
      supplier: null,
      skus: [
        {
          line: 2,
          skuId: 'tea.1',
          name: '一罐',
          priceFen: 8_800,
          memberPriceFen: 7_900,
          originalPriceFen: null,
          costFen: null,
          stockLeft: null,
        },
        {
          line: 3,
          skuId: null,
          name: '两罐',
          priceFen: 16_800,
          memberPriceFen: null,
          originalPriceFen: 19_950,
          costFen: 10_000,
          stockLeft: 50,
        },
      ],
    },
  ]);
});

it.each([
  [[tea.replace('实物', '活物')], ['2 没有类型“活物”']],
  [[tea.replace('苏州', '苏洲')], ['2 没有城市“苏洲”']],
  [[tea.replace('黄金会员及以上', '钻石')], ['2 没有等级“钻石”']],
  [[tea.replace('88.00', '八十八')], ['2 售价“八十八”不是金额']],
  [[tea.replace('88.00', '')], ['2 没有售价']],
  [[tea.replace('碧螺春', '茶')], ['2 名称“茶”太短']],
  [[`${tea}9`], ['2 已有规格不能写初始库存']],
  [[tea, tea], ['3 tea.1 和第 2 行重复']],
  [[tea, tea.replace('明前', '雨前').replace('tea.1', 'tea.2')], ['3 副标题和第 2 行不一样']],
  [[tea.replace('tea,', '茶,')], ['2 商品编号“茶”不对']],
  [[tea.replace(',2,黄金', ',0,黄金')], ['2 每单限购不能是 0']],
  [[], ['2 没有内容']],
])('names each wrong line: %j', (lines, faults) => expect(faultsOf(...lines)).toEqual(faults));

it('names the columns that are missing', () =>
  expect(readGoodsFile('商品编号,名称').faults[0]?.fault).toContain('缺少列：类型、'));

it('reads quoted cells with commas, quotes and line ends, and counts their lines', () =>
  expect(csvRows('a,"b,""c""\nd"\r\n"\'=1",e')).toEqual([
    { line: 1, cells: ['a', 'b,"c"\nd'] },
    { line: 3, cells: ['=1', 'e'] },
  ]));

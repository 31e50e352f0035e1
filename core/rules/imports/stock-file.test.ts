import { expect, it } from 'vitest';
import { readStockFile } from './stock-file.ts';

const head = '规格编号,地区,增减';

it('reads pieces of all areas, cities, provinces, districts and the others', () => {
  const csv = `${head}\na.1,,5\na.1,苏州,+20\na.1,南京市,-3\na.1,江苏省,1\na.1,320505,2\na.1,其他地区,7\n`;
  expect(readStockFile(csv)).toEqual({
    faults: [],
    lines: [
      { line: 2, skuId: 'a.1', area: null, pieces: 5 },
      { line: 3, skuId: 'a.1', area: '320500', pieces: 20 },
      { line: 4, skuId: 'a.1', area: '320100', pieces: -3 },
      { line: 5, skuId: 'a.1', area: '320000', pieces: 1 },
      { line: 6, skuId: 'a.1', area: '320505', pieces: 2 },
      { line: 7, skuId: 'a.1', area: '*', pieces: 7 },
    ],
  });
});

it.each([
  ['规格,数量', 1, '缺少列：规格编号、地区、增减'],
  [head, 2, '没有内容'],
  [`${head}\n奶茶,,1`, 2, '规格编号“奶茶”不对'],
  [`${head}\na.1,苏洲,1`, 2, '没有地区“苏洲”'],
  [`${head}\na.1,999999,1`, 2, '没有地区“999999”'],
  [`${head}\na.1,,0`, 2, '增减“0”不对'],
  [`${head}\na.1,,很多`, 2, '增减“很多”不对'],
  [`${head}\na.1,苏州,1\na.1,320500,2`, 3, '和第 2 行重复'],
])('names what is wrong: %j', (csv, line, fault) =>
  expect(readStockFile(csv).faults).toMatchObject([{ line, fault }]),
);

it('has at most 1,000 lines', () => {
  const rows = Array.from({ length: 1_001 }, (_, at) => `a.${at},,1`);
  expect(readStockFile([head, ...rows].join('\n')).faults).toMatchObject([
    { line: 1_002, fault: '超过 1000 行' },
  ]);
});

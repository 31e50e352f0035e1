import { expect, it } from 'vitest';
import { readPriceFile } from './goods-price-file.ts';

const head = '规格编号,售价,会员价,划线价,成本';

it('reads prices with and without cents, quotes and a mark of the encoding', () => {
  expect(
    readPriceFile(`\uFEFF${head}\r\nmilktea.1,7.9,"7.50",16,6.20\r\n\r\nmilktea.2,¥11.80,,,\r\n`),
  ).toEqual({
    faults: [],
    lines: [
      {
        line: 2,
        skuId: 'milktea.1',
        priceFen: 790,
        memberPriceFen: 750,
        originalPriceFen: 1_600,
        costFen: 620,
      },
      {
        line: 4,
        skuId: 'milktea.2',
        priceFen: 1_180,
        memberPriceFen: null,
        originalPriceFen: null,
        costFen: null,
      },
    ],
  });
});

it.each([
  ['编号,价格', 1, '缺少列：规格编号、售价、会员价、划线价、成本'],
  [head, 2, '没有内容'],
  [`${head}\n奶茶,1,,,`, 2, '规格编号“奶茶”不对'],
  [`${head}\na.1,1,,,\na.1,2,,,`, 3, 'a.1 和第 2 行重复'],
  [`${head}\na.1,,,,`, 2, '售价“”不是金额'],
  [`${head}\na.1,1.234,,,`, 2, '售价“1.234”不是金额'],
  [`${head}\na.1,-1,,,`, 2, '售价“-1”不是金额'],
  [`${head}\na.1,1,免费,,`, 2, '会员价“免费”不是金额'],
])('names the line and the fault: %j', (csv, line, fault) =>
  expect(readPriceFile(csv).faults).toEqual([{ line, fault, cure: expect.any(String) }]),
);

import { expect, it } from 'vitest';
import { stockReasons } from './stock-approval.ts';

const limits = { pieces: 1_000, worthFen: 1_000_000 };

it.each([
  ['1,000 pieces of ten yuan', 1_000, 1_000, 0, 0],
  ['1,000 pieces taken away', -1_000, 1_000, 0, 0],
  ['a piece more', 1_001, 10, 0, 1],
  ['a piece more than one person changed today', 1, 10, 1_000, 1],
  ['a fen more than ¥10,000', 1, 1_000_001, 0, 1],
  ['too many that are worth too much', 1_001, 1_000, 0, 2],
])('%s', (_what, pieces, priceFen, changedToday, reasons) =>
  expect(stockReasons([{ pieces, priceFen, changedToday }], limits)).toHaveLength(reasons),
);

it('changes of several skus add up, also where some go up and others down', () => {
  const each = { priceFen: 100, changedToday: 0 };
  expect(
    stockReasons(
      [
        { ...each, pieces: 600 },
        { ...each, pieces: -401 },
      ],
      limits,
    ),
  ).toEqual(['24 小时内共 1001 件，超过 1000 件']);
});

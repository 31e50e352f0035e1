import { areaOfText } from '../console/goods/stock-areas.ts';
import { stockFileColumns } from '../console/goods/stock-file-columns.ts';
import type { RowFault } from '../console/goods/goods-price-file.ts';
import { faultsOf, readLines, refuseRepeats } from './read-lines.ts';

const maxRows = 1_000;

export interface StockRow {
  readonly line: number;
  readonly skuId: string;
  readonly area: string | null;
  readonly pieces: number;
}

/** Reads a CSV file of changes of stock, a line for each sku and area, and every fault with its cure. */
export function readStockFile(csv: string): {
  readonly lines: readonly StockRow[];
  readonly faults: readonly RowFault[];
} {
  const { lines, faults } = readLines(csv, stockFileColumns);
  lines[maxRows]?.wrong(`超过 ${maxRows} 行`, '分成几个文件导入');
  refuseRepeats(lines, (cells) => `${cells.text('规格编号')} ${areaOfText(cells.text('地区'))}`);
  const read = lines.map((cells): StockRow => {
    const [area, pieces] = [areaOfText(cells.text('地区')), cells.text('增减')];
    if (area === undefined)
      cells.wrong(`没有地区“${cells.text('地区').slice(0, 20)}”`, '写城市名、省名、其他地区，或者留空');
    if (!/^[+-]?\d{1,7}$/.test(pieces) || Number(pieces) === 0)
      cells.wrong(`增减“${pieces.slice(0, 20)}”不对`, '写不是 0 的整数，例如 200 或 -50');
    return { line: cells.line, skuId: cells.id('规格编号'), area: area ?? null, pieces: Number(pieces) };
  });
  return { lines: read, faults: [...faults, ...faultsOf(lines)] };
}

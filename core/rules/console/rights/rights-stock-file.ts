import { cellsOf, type RowFault } from '../goods/goods-price-file.ts';

export interface StockFileRow {
  readonly line: number;
  readonly rightsId: string;
  readonly cycle: string;
  readonly total: number;
}

/** The columns of a file of pieces by the month, in any order; others are ignored. */
export const stockFileColumns = ['权益编号', '月份', '总量'] as const;
const maxRows = 500;

/** Reads a CSV file of pieces: its lines, and every fault with its cure. */
export function readStockFile(
  csv: string,
  months: readonly string[],
): { readonly lines: readonly StockFileRow[]; readonly faults: readonly RowFault[] } {
  const [head = '', ...rest] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = cellsOf(head);
  const missing = stockFileColumns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return {
      lines: [],
      faults: [
        { line: 1, fault: `缺少列：${missing.join('、')}`, cure: `表头应有：${stockFileColumns.join(',')}` },
      ],
    };
  const faults: RowFault[] = [];
  const lines: StockFileRow[] = [];
  const seen = new Map<string, number>();
  const filled = rest.flatMap((text, at) => (text.trim() === '' ? [] : [{ text, line: at + 2 }]));
  if (filled.length === 0) faults.push({ line: 2, fault: '没有内容', cure: '表头下面每行写一项权益一个月' });
  if (filled.length > maxRows)
    faults.push({ line: filled[maxRows]?.line ?? 0, fault: `超过 ${maxRows} 行`, cure: '分成几个文件导入' });
  for (const { text, line } of filled.slice(0, maxRows)) {
    const cells = cellsOf(text);
    const cell = (column: (typeof stockFileColumns)[number]): string => cells[names.indexOf(column)] ?? '';
    const [rightsId, cycle, total] = [cell('权益编号'), cell('月份'), cell('总量')];
    const key = `${rightsId} ${cycle}`;
    const before = seen.get(key);
    if (!/^[A-Za-z0-9_.:-]{1,64}$/.test(rightsId))
      faults.push({ line, fault: `权益编号“${rightsId}”不对`, cure: '从导出的文件里复制权益编号' });
    else if (!months.includes(cycle))
      faults.push({ line, fault: `月份“${cycle}”不能改`, cure: `只能写 ${months.join(' 或 ')}` });
    else if (!/^\d{1,8}$/.test(total) || Number(total) > 10_000_000)
      faults.push({ line, fault: `总量“${total}”不是数量`, cure: '写 0 到 10000000 的整数，不写逗号' });
    else if (before !== undefined)
      faults.push({ line, fault: `和第 ${before} 行重复`, cure: '每项权益每个月只留一行' });
    else {
      seen.set(key, line);
      lines.push({ line, rightsId, cycle, total: Number(total) });
    }
  }
  return { lines, faults };
}

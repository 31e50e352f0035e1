import type { PriceOfSku } from '#core/contract/console/goods/goods-fields.shapes.ts';

/** A line that cannot be read, and what to do about it. Lines count from 1, the heads are line 1. */
export interface RowFault {
  readonly line: number;
  readonly fault: string;
  readonly cure: string;
}
export interface PriceRow extends PriceOfSku {
  readonly line: number;
}

/** The columns of a file of prices, in any order. An empty cell of the last three means none. */
export const priceFileColumns = ['规格编号', '售价', '会员价', '划线价', '成本'] as const;
const maxRows = 1_000;

export const cellsOf = (line: string): readonly string[] =>
  line.split(',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );

/** Fen of ¥12.9, 12.90 or 12; undefined for anything else. */
function fenOf(text: string): number | undefined {
  const [, yuan = '', fen = ''] = /^¥?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return yuan === '' ? undefined : Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
}

/** Reads a CSV file of prices: its lines, and every fault with its cure. */
export function readPriceFile(csv: string): {
  readonly lines: readonly PriceRow[];
  readonly faults: readonly RowFault[];
} {
  const [head = '', ...rest] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = cellsOf(head);
  const missing = priceFileColumns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return {
      lines: [],
      faults: [
        { line: 1, fault: `缺少列：${missing.join('、')}`, cure: `表头应有：${priceFileColumns.join(',')}` },
      ],
    };
  const faults: RowFault[] = [];
  const lines: PriceRow[] = [];
  const seen = new Map<string, number>();
  const filled = rest.flatMap((text, at) => (text.trim() === '' ? [] : [{ text, line: at + 2 }]));
  if (filled.length === 0) faults.push({ line: 2, fault: '没有内容', cure: '表头下面每行写一个规格' });
  if (filled.length > maxRows)
    faults.push({
      line: filled[maxRows]?.line ?? 0,
      fault: `超过 ${maxRows} 行`,
      cure: '分成几个文件导入',
    });
  for (const { text, line } of filled.slice(0, maxRows)) {
    const cells = cellsOf(text);
    const cell = (column: (typeof priceFileColumns)[number]): string => cells[names.indexOf(column)] ?? '';
    const skuId = cell('规格编号');
    const before = seen.get(skuId);
    if (!/^[A-Za-z0-9_.:-]{1,64}$/.test(skuId)) {
      faults.push({ line, fault: `规格编号“${skuId}”不对`, cure: '从导出的文件里复制规格编号' });
      continue;
    }
    if (before !== undefined) {
      faults.push({ line, fault: `${skuId} 和第 ${before} 行重复`, cure: '每个规格只留一行' });
      continue;
    }
    seen.set(skuId, line);
    const money = (column: '售价' | '会员价' | '划线价' | '成本'): number | null => {
      const value = cell(column);
      if (value === '' && column !== '售价') return null;
      const fen = fenOf(value);
      if (fen === undefined)
        faults.push({
          line,
          fault: `${column}“${value}”不是金额`,
          cure: '写成 12.90，最多两位小数，不写逗号',
        });
      return fen ?? null;
    };
    lines.push({
      line,
      skuId,
      priceFen: money('售价') ?? 0,
      memberPriceFen: money('会员价'),
      originalPriceFen: money('划线价'),
      costFen: money('成本'),
    });
  }
  return { lines, faults };
}

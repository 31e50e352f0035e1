import { csvRows } from '../console/goods/csv-rows.ts';
import { FileCells } from '../console/goods/file-cells.ts';
import type { RowFault } from '../console/goods/goods-price-file.ts';

export const maxImportLines = 20_000;

/** The lines of a file with these columns, in any order; others are ignored. */
export function readLines<Column extends string>(
  csv: string,
  columns: readonly Column[],
): { readonly lines: readonly FileCells<Column>[]; readonly faults: readonly RowFault[] } {
  const [head, ...rows] = csvRows(csv);
  const names = head?.cells ?? [];
  const only = (line: number, fault: string, cure: string) => ({
    lines: [],
    faults: [{ line, fault, cure }],
  });
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) return only(1, `缺少列：${missing.join('、')}`, `表头应有：${columns.join(',')}`);
  if (rows.length === 0) return only(2, '没有内容', '从第 2 行起每行写一条');
  const beyond = rows[maxImportLines];
  if (beyond) return only(beyond.line, `超过 ${maxImportLines} 行`, '分成几个文件导入');
  return { lines: rows.map((row) => new FileCells<Column>(names, row)), faults: [] };
}

export const faultsOf = (lines: readonly FileCells<string>[]): readonly RowFault[] =>
  lines.flatMap(({ faults }) => faults);

/** Lines about the same thing, in the order of their first ones; a repeated line may leave the thing's own columns empty. */
export function groupedBy<Column extends string>(
  lines: readonly FileCells<Column>[],
  column: Column,
  own: readonly Column[],
): readonly (readonly [first: FileCells<Column>, all: readonly FileCells<Column>[]])[] {
  const groups = new Map<string, FileCells<Column>[]>();
  for (const line of lines) {
    const key = line.text(column);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()].flatMap((all) => {
    const [first, ...more] = all;
    if (!first) return [];
    for (const line of more)
      for (const each of own)
        if (line.text(each) !== '' && line.text(each) !== first.text(each))
          line.wrong(`${each}和第 ${first.line} 行不一样`, '同一编号写一样的，或者留空');
    return [[first, all] as const];
  });
}

/** Faults of lines whose key an earlier line has. */
export function refuseRepeats<Column extends string>(
  lines: readonly FileCells<Column>[],
  keyOf: (line: FileCells<Column>) => string,
): void {
  const seen = new Map<string, number>();
  for (const line of lines) {
    const before = seen.get(keyOf(line));
    if (before !== undefined) line.wrong(`和第 ${before} 行重复`, '每条只留一行');
    else seen.set(keyOf(line), line.line);
  }
}

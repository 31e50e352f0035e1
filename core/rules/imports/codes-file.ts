import type { RowFault } from '../console/goods/goods-price-file.ts';
import { chinaDay } from './choices.ts';
import { faultsOf, readLines, refuseRepeats } from './read-lines.ts';

/** Codes of a supplier that are sold as goods: a line for each. */
export const codesFileColumns = ['规格编号', '券码', '有效期至'] as const;

export interface FileCode {
  readonly line: number;
  readonly skuId: string;
  readonly code: string;
  readonly validUntil: Date;
}

/** Reads a file of codes. What is wrong with a code is said without it: a report may be read by others. */
export function readCodesFile(
  csv: string,
  now: Date,
): { readonly codes: readonly FileCode[]; readonly faults: readonly RowFault[] } {
  const { lines, faults } = readLines(csv, codesFileColumns);
  const codes = lines.map((cells): FileCode => {
    const until = chinaDay(cells.text('有效期至'), true);
    if (!until) cells.wrong(`有效期至“${cells.text('有效期至')}”不对`, '写成 2027-12-31');
    else if (until <= now) cells.wrong('券码已过期', '删掉这一行');
    const code = cells.text('券码');
    if (!/^[\x21-\x7e]{4,64}$/.test(code)) cells.wrong('券码不对', '4–64 个字母、数字或符号，不含空格');
    return { line: cells.line, skuId: cells.id('规格编号'), code, validUntil: until ?? now };
  });
  refuseRepeats(lines, (cells) => `${cells.text('规格编号')} ${cells.text('券码')}`);
  return { codes, faults: [...faults, ...faultsOf(lines)] };
}

import type { CsvRow } from './csv-rows.ts';
import type { RowFault } from './goods-price-file.ts';

export const idForm = /^[A-Za-z0-9_.:-]{1,40}$/;

/** Collects what is wrong in the cells of one line. */
export class FileCells<Column extends string> {
  readonly faults: RowFault[] = [];
  readonly #names: readonly string[];
  readonly #row: CsvRow;
  constructor(names: readonly string[], row: CsvRow) {
    this.#names = names;
    this.#row = row;
  }
  get line(): number {
    return this.#row.line;
  }
  text(column: Column): string {
    return this.#row.cells[this.#names.indexOf(column)] ?? '';
  }
  wrong(fault: string, cure: string): undefined {
    this.faults.push({ line: this.line, fault, cure });
    return undefined;
  }
  short(column: Column, max: number, min = 0): string {
    const text = this.text(column);
    if (text.length < min || text.length > max)
      this.wrong(
        `${column}“${text.slice(0, 20)}”${text.length < min ? '太短' : '太长'}`,
        `写 ${min}–${max} 个字`,
      );
    return text;
  }
  filled(column: Column, max = 60): string {
    return this.short(column, max, 1);
  }
  /** An id: letters, digits and `. - _ :`. */
  id(column: Column): string {
    const text = this.text(column);
    if (!idForm.test(text))
      this.wrong(`${column}“${text.slice(0, 20)}”不对`, '用字母、数字和 . - _，最多 40 个');
    return text;
  }
  /** One of the named values; the first where the cell is empty. */
  choice<Value>(column: Column, choices: ReadonlyMap<string, Value>): Value | undefined {
    const [first] = choices.values();
    const text = this.text(column);
    if (text === '') return first;
    const found = choices.get(text);
    if (found === undefined && !choices.has(text))
      this.wrong(`${column}“${text.slice(0, 20)}”不对`, `写 ${[...choices.keys()].join('、')}`);
    return found;
  }
  list(column: Column): readonly string[] {
    return this.text(column)
      .split('、')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  }
  fen(column: Column): number | null {
    const text = this.text(column);
    if (text === '') return null;
    const [, yuan = '', rest = ''] = /^¥?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
    if (yuan === '') this.wrong(`${column}“${text}”不是金额`, '写成 12.90，最多两位小数，不写逗号');
    return yuan === '' ? null : Number(yuan) * 100 + Number(rest.padEnd(2, '0'));
  }
  whole(column: Column, max: number): number | null {
    const text = this.text(column);
    if (text === '') return null;
    if (!/^\d{1,7}$/.test(text) || Number(text) > max)
      this.wrong(`${column}“${text}”不对`, `写 0–${max} 的整数`);
    return Number(text) || 0;
  }
}

/** A row of a CSV file with the number of its first line. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads a CSV file as spreadsheets write it: quotes, doubled quotes, and commas or line ends inside them. */
export function csvRows(text: string): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let [line, start, cell, quoted] = [1, 1, '', false];
  let cells: string[] = [];
  const endRow = (): void => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: start, cells: cells.map(plain) });
    [cell, cells, start] = ['', [], line];
  };
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at);
    if (character === '\n') line++;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === '') [cell, quoted] = ['', true];
    else if (character === ',') {
      cells.push(cell);
      cell = '';
    } else if (character === '\n') endRow();
    else cell += character;
  }
  endRow();
  return rows;
}

/** Exports put an apostrophe before what a spreadsheet would take for a formula. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@\t\r])/, '');

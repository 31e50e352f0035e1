/** Cells that a spreadsheet would run as a formula begin with one of these. */
const startsFormula = /^[=+\-@\t\r]/;

/** One row of a CSV file (RFC 4180). Texts that a spreadsheet would run are marked as text; numbers stay numbers. */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

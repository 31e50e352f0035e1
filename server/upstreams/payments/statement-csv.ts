/** The rows of a channel's statement by the names of its columns; undefined without the row of names. Remarks and totals are left out. */
export function statementCsv(
  text: string,
  column: string,
): readonly Readonly<Record<string, string>>[] | undefined {
  const textRows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((row) => row !== '' && !row.startsWith('#'));
  const first = textRows.findIndex((row) => cells(row).includes(column));
  if (first === -1) return undefined;
  const names = cells(textRows[first] ?? '');
  const rows: Record<string, string>[] = [];
  for (const row of textRows.slice(first + 1)) {
    const values = cells(row);
    if (values.length !== names.length) break; // the totals
    rows.push(Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])));
  }
  return rows;
}

/** Fields begin with a backtick where texts may contain commas. */
const cells = (row: string): readonly string[] =>
  (row.startsWith('`') ? row.slice(1).split(',`') : row.split(',')).map((cell) => cell.trim());

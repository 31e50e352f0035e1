/** The rows of a channel's statement by the names of its columns; undefined without the line of names. Remarks and totals are left out. */
export function statementCsv(
  text: string,
  column: string,
): readonly Readonly<Record<string, string>>[] | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'));
  const first = lines.findIndex((line) => cells(line).includes(column));
  if (first === -1) return undefined;
  const names = cells(lines[first] ?? '');
  const rows: Record<string, string>[] = [];
  for (const line of lines.slice(first + 1)) {
    const values = cells(line);
    if (values.length !== names.length) break; // the totals
    rows.push(Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])));
  }
  return rows;
}

/** Fields begin with a backtick where texts may contain commas. */
const cells = (line: string): readonly string[] =>
  (line.startsWith('`') ? line.slice(1).split(',`') : line.split(',')).map((cell) => cell.trim());

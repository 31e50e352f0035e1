/** One line of a report. What has a goal says whether it is met. */
export interface Finding {
  readonly what: string;
  readonly value: number;
  readonly unit?: string;
  /** What it is measured against, taken in the same run. */
  readonly against?: { readonly what: string; readonly value: number };
  /** Holds for the ratio when there is something to measure against, else for the value. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
}

const heads = ['what', 'value', 'against', 'ratio', 'goal', 'met'] as const;

/** Prints what was found as a table. Nothing is asserted and nothing kept: a machine's times mean nothing on another. */
export function report(title: string, findings: readonly Finding[]): void {
  const rows = [heads, ...findings.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const line = (row: readonly string[]) => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell))).join('  ').trimEnd();
  const [head, ...body] = rows.map(line);
  console.log([`\n${title}`, head, '─'.repeat(width(head ?? '')), ...body].join('\n'));
}

function cells({ what, value, unit = '', against, goal }: Finding): readonly string[] {
  const ratio = against && value / against.value;
  return [
    what,
    `${figure(value)} ${unit}`.trim(),
    against ? `${figure(against.value)} ${unit}`.trim() + ` (${against.what})` : '',
    ratio === undefined ? '' : `${figure(ratio)} ×`,
    goal ? `${'atMost' in goal ? '≤' : '≥'} ${figure('atMost' in goal ? goal.atMost : goal.atLeast)}${ratio === undefined ? '' : ' ×'}` : '',
    goal ? (isMet(ratio ?? value, goal) ? 'yes' : 'no') : '',
  ];
}

const isMet = (value: number, goal: NonNullable<Finding['goal']>): boolean => ('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast);

/** Three figures that matter; whole numbers stay whole. */
const figure = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

/** Chinese signs take two columns. */
const width = (text: string): number => [...text].reduce((sum, sign) => sum + (/[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹏＀-｠]/.test(sign) ? 2 : 1), 0);

/** One line of a report. */
export interface Finding {
  readonly what: string;
  readonly value: number;
  readonly unit?: string;
  /** The baseline, measured in the same run. */
  readonly against?: { readonly what: string; readonly value: number };
  /** Holds for the ratio when there is something to measure against, else for the value. */
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
  /** A count that is exactly this on every machine. */
  readonly must?: number;
}

const heads = ['what', 'value', 'against', 'ratio', 'goal', 'met'] as const;

/** Prints the findings as a table. A missed goal is only shown, because times differ between machines; a `must` that does not hold fails the run. */
export function report(title: string, findings: readonly Finding[]): void {
  const rows = [heads, ...findings.map(cells)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => width(row[column] ?? ''))));
  const rowText = (row: readonly string[]) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd();
  const [head, ...body] = rows.map(rowText);
  console.log([`\n${title}`, head, '─'.repeat(width(head ?? '')), ...body].join('\n'));
  if (!findings.every(holds)) process.exitCode = 1;
}

const holds = ({ value, must }: Finding): boolean => must === undefined || value === must;

function cells(finding: Finding): readonly string[] {
  const { what, value, unit = '', against, goal, must } = finding;
  const ratio = against && value / against.value;
  return [
    what,
    `${figure(value)} ${unit}`.trim(),
    against ? `${figure(against.value)} ${unit}`.trim() + ` (${against.what})` : '',
    ratio === undefined ? '' : `${figure(ratio)} ×`,
    must !== undefined
      ? `= ${figure(must)}`
      : goal
        ? `${'atMost' in goal ? '≤' : '≥'} ${figure('atMost' in goal ? goal.atMost : goal.atLeast)}${ratio === undefined ? '' : ' ×'}`
        : '',
    must !== undefined
      ? holds(finding)
        ? 'yes'
        : 'BROKEN'
      : goal
        ? isMet(ratio ?? value, goal)
          ? 'yes'
          : 'missed'
        : '',
  ];
}

const isMet = (value: number, goal: NonNullable<Finding['goal']>): boolean =>
  'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;

/** Three significant digits; integers stay integers. */
const figure = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));

/** Chinese characters take two columns. */
const width = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹏＀-｠]/.test(sign) ? 2 : 1), 0);

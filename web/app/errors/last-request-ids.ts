const maxIds = 5;

interface TimedEntry extends PerformanceEntry {
  readonly initiatorType?: string;
  readonly serverTiming?: readonly { readonly name: string; readonly description: string }[];
}

/** The ids of the last calls of this page, newest first and its document last, as the server's log names them. */
export function lastRequestIds(): string[] {
  const [document] = idsOf(performance.getEntriesByType('navigation'));
  const calls = performance
    .getEntriesByType('resource')
    .filter((entry: TimedEntry) => entry.initiatorType === 'fetch');
  return [
    ...idsOf(calls)
      .slice(1 - maxIds)
      .reverse(),
    ...(document === undefined ? [] : [document]),
  ];
}

const idsOf = (entries: readonly TimedEntry[]): string[] =>
  entries
    .flatMap(({ serverTiming }) => serverTiming ?? [])
    .filter(({ name }) => name === 'request')
    .map(({ description }) => description);

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The parts of vitest's JSON report that are counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
}

/** A file that broke before its tests, and a run that ended badly with every test green, are failures too. */
export function countOf(report: VitestReport | undefined, succeeded: boolean): Count {
  const passed = report?.numPassedTests ?? 0;
  const brokenFiles = report?.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + (brokenFiles?.length ?? 0);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

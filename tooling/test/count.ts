export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** What became of some files: how many tests, and what is to be told about those that did not go well. */
export interface Outcome extends Count {
  /** A line each for what failed, with the first line of why. */
  readonly failures: readonly string[];
}

/** The parts of vitest's JSON report that are read. */
export interface VitestReport {
  readonly testResults: readonly FileResult[];
}

export interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

const firstLine = (text = ''): string => text.split('\n', 1)[0]?.slice(0, 300) ?? '';

/** A file that broke before its tests, and a run that ended badly with every test green, are failures too. */
export function outcomeOf(files: readonly FileResult[], succeeded: boolean): Outcome {
  const passed = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const failures = files.flatMap(failuresOf);
  if (!succeeded && failures.length === 0)
    failures.push('the run ended badly though no test failed: see its output above');
  return { passed, failed: failures.length, failures };
}

function failuresOf({ name, status, message, assertionResults }: FileResult): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length)
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  return status === 'failed' ? [`${name} broke before its tests: ${firstLine(message)}`] : [];
}

/** The files something failed in. */
export const brokenFiles = (files: readonly FileResult[]): FileResult[] =>
  files.filter((file) => failuresOf(file).length > 0);

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface Outcome extends Count {
  /** One entry per failure: file, test and error message. */
  readonly failures: readonly string[];
}

export interface StepOutcome extends Outcome {
  /** What failed in the first run and passed in the second: file, test and the FIRST error. */
  readonly passedAtSecondTry: readonly string[];
  /** What passed and is close to failing, one line each. */
  readonly warnings: readonly string[];
  readonly files: readonly FileTime[];
}

export interface FileTime {
  readonly name: string;
  readonly seconds: number;
}

/** The parts of vitest's JSON report that are read. */
export interface VitestReport {
  readonly testResults: readonly FileResult[];
}

export interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  /** Milliseconds since 1970, from the first test to the end of the last one. */
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly meta?: { readonly warning?: string };
    readonly fullName: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

/** More failed files than this are a defect, not load on the machine: they are not run again. */
const maxFilesRunAgain = 8;
const maxMessageLength = 600;

/** The error message without its stack trace. */
const messageOf = (text = ''): string =>
  (text.split(/\n\s+at /, 1)[0] ?? '').trim().slice(0, maxMessageLength);

/** A file that fails before its tests, and a run that fails although every test passed, count as failures too. */
export function outcomeOf(files: readonly FileResult[], succeeded: boolean): Outcome {
  const passed = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const failures = files.flatMap(failuresOf);
  if (!succeeded && failures.length === 0)
    failures.push('the run failed although no test did: see its output above');
  return { passed, failed: failures.length, failures };
}

/** The second run decides; files that passed only in it keep their first errors. */
export function outcomeOfTwoRuns(
  first: readonly FileResult[],
  second: readonly FileResult[],
  secondSucceeded: boolean,
): Outcome & Pick<StepOutcome, 'passedAtSecondTry'> {
  const broken = brokenFiles(first);
  const stillBroken = new Set(brokenFiles(second).map(({ name }) => name));
  const files = [...first.filter((file) => !broken.includes(file)), ...second];
  const recovered = secondSucceeded ? broken : broken.filter(({ name }) => !stillBroken.has(name));
  return { ...outcomeOf(files, secondSucceeded), passedAtSecondTry: recovered.flatMap(failuresOf) };
}

/** The failed files of a run, when they are few. */
export function filesToRunAgain(files: readonly FileResult[]): readonly FileResult[] {
  const broken = brokenFiles(files);
  return broken.length > maxFilesRunAgain ? [] : broken;
}

/** Warnings that tests left with `warn` (warnings.ts). */
export const warningsOf = (files: readonly FileResult[]): readonly string[] =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => (meta?.warning === undefined ? [] : [meta.warning]));

export const timesOf = (files: readonly FileResult[]): readonly FileTime[] =>
  files.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));

function failuresOf({ name, status, message, assertionResults }: FileResult): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}: ${messageOf(failureMessages?.[0])}`,
    );
  return status === 'failed' ? [`${name} failed before its tests: ${messageOf(message)}`] : [];
}

const brokenFiles = (files: readonly FileResult[]): readonly FileResult[] =>
  files.filter((file) => failuresOf(file).length > 0);

export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});

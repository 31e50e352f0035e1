import { sumOf, type StepOutcome } from './count.ts';

export interface StepResult {
  readonly title: string;
  readonly seconds: number;
  readonly outcome: StepOutcome;
}

export const stepLine = ({ title, seconds, outcome: { passed, failed } }: StepResult): string =>
  `${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`;

/** The last lines of a run: every step, what failed, and what passed only at the second try with its first error. */
export function summary(results: readonly StepResult[]): string {
  const outcomes = results.map(({ outcome }) => outcome);
  const recovered = outcomes.flatMap(({ passedAtSecondTry }) => passedAtSecondTry);
  const { passed, failed } = sumOf(outcomes);
  return [
    results.map(stepLine).join('\n'),
    ...section(
      'Failed',
      outcomes.flatMap(({ failures }) => failures),
    ),
    ...section(
      `!!! UNSTABLE: ${recovered.length} passed only at the second try. Each is a defect to repair; its first error`,
      recovered,
    ),
    `${passed} passed, ${failed} failed${recovered.length > 0 ? `, ${recovered.length} of the passed unstable` : ''}`,
  ].join('\n\n');
}

const section = (title: string, entries: readonly string[]): readonly string[] =>
  entries.length > 0
    ? [`${title}:\n${entries.map((entry) => `  ${entry.replaceAll('\n', '\n    ')}`).join('\n')}`]
    : [];

import { relative } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import { sumOf, type FileTime, type StepOutcome } from './count.ts';

export interface StepResult {
  readonly title: string;
  readonly seconds: number;
  readonly outcome: StepOutcome;
}

export const stepText = ({ title, seconds, outcome: { passed, failed } }: StepResult): string =>
  `${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`;

const slowestFiles = 10;
const slowestSteps = 3;

/**
 * The last lines of a run: every step, what took longest, what is close to its limit, what failed, and what passed only at the second
 * try with its first error.
 */
export function summary(results: readonly StepResult[]): string {
  const outcomes = results.map(({ outcome }) => outcome);
  const recovered = outcomes.flatMap(({ passedAtSecondTry }) => passedAtSecondTry);
  const { passed, failed } = sumOf(outcomes);
  return [
    results.map(stepText).join('\n'),
    ...section(
      'Slowest steps',
      slowest(
        results.map(({ title, seconds }) => ({ name: title, seconds })),
        slowestSteps,
      ),
    ),
    ...section(
      'Slowest files',
      slowest(
        outcomes
          .flatMap(({ files }) => files)
          .map((file) => ({ ...file, name: relative(projectRoot, file.name) })),
        slowestFiles,
      ),
    ),
    ...section(
      'Warnings',
      outcomes.flatMap(({ warnings }) => warnings),
    ),
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

/** With one entry there is nothing to compare. */
const slowest = (entries: readonly FileTime[], count: number): readonly string[] =>
  entries.length < 2
    ? []
    : entries
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, count)
        .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);

const section = (title: string, entries: readonly string[]): readonly string[] =>
  entries.length > 0
    ? [`${title}:\n${entries.map((entry) => `  ${entry.replaceAll('\n', '\n    ')}`).join('\n')}`]
    : [];

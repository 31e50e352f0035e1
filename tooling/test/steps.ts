import { availableParallelism } from 'node:os';

/** One part of `npm test`. A step that fails does not stop the next. */
export interface Step {
  readonly name: string;
  readonly title: string;
  /** Commands count together as one test; vitest projects count their own. */
  readonly run:
    | { readonly commands: readonly (readonly string[])[] }
    | { readonly projects: readonly string[] };
  /** Part of `npm run check` too. */
  readonly inCheck?: boolean;
  /** A step that belongs to this one and runs too when this one is named. */
  readonly runsWith?: string;
}

/**
 * Checkers work in parallel but repeat what they share: with more than one, two cores need twice as long. The two type steps run at
 * the same time, so each has half of the cores.
 */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** The result of the last check is kept in `.cache`, so that only changed files are checked again. */
const tsc = (name: string, project: string): readonly string[] => [
  'tsc',
  '--noEmit',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${name}.tsbuildinfo`,
  '--checkers',
  checkers,
];

/** Commands run at the same time; then the tests, one step after the other. */
export const steps: readonly Step[] = [
  { name: 'format', title: 'Format', run: { commands: [['oxfmt', '--check']] }, inCheck: true },
  {
    name: 'types',
    title: 'Types',
    run: { commands: [tsc('all', '.')] },
    inCheck: true,
    runsWith: 'types-by-platform',
  },
  // Left out of the check for its time: the browser's libraries in the server, or Node's in the browser, are rarely used by mistake.
  {
    name: 'types-by-platform',
    title: "Types with each platform's libraries alone",
    run: { commands: [tsc('core', 'core'), tsc('server', 'server'), tsc('web', 'web')] },
  },
  {
    name: 'lint',
    title: 'Lint',
    run: { commands: [['oxlint', '--type-aware', '--deny-warnings']] },
    inCheck: true,
  },
  { name: 'build', title: 'Build', run: { commands: [['node', 'tooling/build.ts']] } },
  {
    name: 'unit',
    title: 'Rules, contract, import boundaries and tooling',
    run: { projects: ['core', 'tooling'] },
    inCheck: true,
  },
  { name: 'server', title: 'Server', run: { projects: ['embedded', 'server'] } },
  { name: 'web', title: 'Components', run: { projects: ['web'] } },
  { name: 'e2e', title: 'Journeys in the browser', run: { projects: ['e2e'] }, runsWith: 'build' },
];

/** The steps of `npm test`, of `npm run check`, or one step with the step that belongs to it. */
export function stepsOf(name: string | undefined): readonly Step[] {
  if (name === undefined) return steps;
  if (name === 'check') return steps.filter(({ inCheck }) => inCheck);
  const found = steps.find((step) => step.name === name);
  if (!found)
    throw new Error(
      `There is no step "${name}": choose check, ${steps.map((step) => step.name).join(', ')}.`,
    );
  return steps.filter((step) => step === found || step.name === found.runsWith);
}

export const isCommand = ({ run }: Step): boolean => 'commands' in run;

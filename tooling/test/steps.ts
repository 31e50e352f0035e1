import { totalmem } from 'node:os';
import { isMiniProgramInstalled } from '../mini-program/install.ts';
import { memoryOfLinter } from './memory-of-linter.ts';

/** One part of `npm test`. A step that fails does not stop the next. */
export interface Step {
  readonly name: string;
  readonly title: string;
  /** Commands count together as one test; vitest projects count their own. */
  readonly run:
    | { readonly commands: readonly (readonly string[])[]; readonly env?: Readonly<Record<string, string>> }
    | { readonly projects: readonly string[] };
  /** Part of `npm run check` too. */
  readonly inCheck?: boolean;
  /** Runs when it is named, and is no part of `npm test`. */
  readonly onRequest?: boolean;
  /** Needs the packages of the mini-program: left out of `npm test` without them, and installs them when it is named. */
  readonly ofMiniProgram?: boolean;
  /** Steps that belong to this one and run too when this one is named. */
  readonly runsWith?: readonly string[];
}

/** The result of the last check is kept in `.cache`, so that only changed files are checked again. */
const tsc = (name: string, project: string): readonly string[] => [
  'tsc',
  '--noEmit',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/types/${name}.tsbuildinfo`,
  // Checkers work in parallel but repeat what they share: with more than one, two cores need twice as long.
  '--checkers',
  '1',
];

const oxlint = ['oxlint', '--type-aware', '--type-check', '--deny-warnings'];

/** Commands run at the same time; then the tests, one step after the other. */
export const steps: readonly Step[] = [
  { name: 'format', title: 'Format', run: { commands: [['oxfmt', '--check']] }, inCheck: true },
  // Type-aware rules need the types of every file, so the same program reports errors of types: each file with the libraries of its
  // platform alone (its folder's tsconfig.json), tests and tools with all of them.
  {
    name: 'lint',
    title: 'Lint and types',
    run: { commands: [[...oxlint, '--ignore-pattern=mini-program']], env: memoryOfLinter(totalmem()) },
    inCheck: true,
  },
  {
    name: 'mini-lint',
    title: 'Lint and types of the mini-program',
    run: { commands: [[...oxlint, 'mini-program']], env: memoryOfLinter(totalmem()) },
    ofMiniProgram: true,
  },
  {
    name: 'types',
    title: 'Types by the compiler',
    run: { commands: [tsc('all', '.'), tsc('core', 'core'), tsc('server', 'server'), tsc('web', 'web')] },
    onRequest: true,
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
  { name: 'e2e', title: 'Journeys in the browser', run: { projects: ['e2e'] }, runsWith: ['build'] },
  {
    name: 'mini-build',
    title: 'Build of the mini-program',
    run: { commands: [['node', 'tooling/mini.ts']] },
    ofMiniProgram: true,
  },
  {
    name: 'mini',
    title: 'Package and journeys of the mini-program',
    run: { projects: ['mini'] },
    ofMiniProgram: true,
    runsWith: ['build', 'mini-build', 'mini-lint'],
  },
];

/** The steps of `npm test`, of `npm run check`, or one step with the step that belongs to it. */
export function stepsOf(
  name: string | undefined,
  hasMiniProgram: boolean = isMiniProgramInstalled(),
): readonly Step[] {
  if (name === undefined)
    return steps.filter(({ onRequest, ofMiniProgram }) => !onRequest && (hasMiniProgram || !ofMiniProgram));
  if (name === 'check') return steps.filter(({ inCheck }) => inCheck);
  const found = steps.find((step) => step.name === name);
  if (!found)
    throw new Error(
      `There is no step "${name}": choose check, ${steps.map((step) => step.name).join(', ')}.`,
    );
  return steps.filter((step) => step === found || found.runsWith?.includes(step.name));
}

export const isCommand = ({ run }: Step): boolean => 'commands' in run;

/** One part of `npm test`, in the order in which they run; a part that fails does not stop the next. */
export interface Step {
  readonly title: string;
  /** Commands are counted together as one test; a vitest project counts its own. */
  readonly run:
    | { readonly commands: readonly (readonly string[])[] }
    | { readonly projects: readonly string[] };
  /** Left out of `npm run check`. */
  readonly slow?: boolean;
}

const tsc = (project: string): readonly string[] => ['tsc', '--noEmit', '-p', project];

export const steps: readonly Step[] = [
  { title: 'Format', run: { commands: [['oxfmt', '--check']] } },
  { title: 'Types', run: { commands: [tsc('core'), tsc('server'), tsc('web'), tsc('.')] } },
  { title: 'Lint', run: { commands: [['oxlint', '--type-aware', '--deny-warnings']] } },
  { title: 'Import boundaries and tooling', run: { projects: ['tooling'] } },
  { title: 'Rules and contract', run: { projects: ['core'] } },
  { title: 'Server', run: { projects: ['embedded', 'server'] } },
  { title: 'Components', run: { projects: ['web'] } },
  { title: 'Build', run: { commands: [['node', 'tooling/build.ts']] }, slow: true },
  { title: 'Journeys in the browser', run: { projects: ['e2e'] }, slow: true },
];

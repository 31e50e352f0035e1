import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { useCaseThreshold, type MutatedUseCases } from './use-cases.ts';

/** The options of one Stryker run over use cases; everything it writes stands below `cache`, a path in the repository. */
export const useCaseOptions = ({ folders }: MutatedUseCases, cache: string): PartialStrykerOptions => ({
  mutate: [...folders.map((folder) => `${folder}/**/*.ts`), '!**/*.test.ts', '!**/{routes,public}.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './tooling/mutate/stryker-plugins.ts'],
  checkers: ['sample'],
  ignorers: ['queries'],
  coverageAnalysis: 'perTest',
  // Constants of a module would be tested by all tests of the folders, minutes each.
  ignoreStatic: true,
  // Not `related`: every test starts the whole server.
  vitest: { configFile: 'tooling/mutate/use-cases.vitest.config.ts', related: false },
  // What each worker has a copy of. Not the root's tsconfig: Stryker would rewrite it with an API that TypeScript 7 does not have.
  ignorePatterns: ['/*', '!/core', '!/server', '!/tooling', '!/package.json', '!/tsconfig.base.json'],
  tempDirName: `${cache}/sandbox`,
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${cache}/report.json` },
  htmlReporter: { fileName: `${cache}/report.html` },
  thresholds: { high: 100, low: useCaseThreshold, break: useCaseThreshold },
  // A second worker starts when the sample is chosen.
  concurrency: 1,
  dryRunTimeoutMinutes: 30,
  // Tests wait for background work: only a mutant that never ends exceeds this, not a busy machine.
  timeoutMS: 120_000,
});

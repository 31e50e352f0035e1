import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { mutatedFolders, type MutatedFolder } from './folders.ts';

/** The options of one Stryker run; everything it writes stands below `cache`, a path in the repository. */
export const strykerOptions = (folder: MutatedFolder, cache: string): PartialStrykerOptions => ({
  mutate: [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The tests of the folder alone: a rule is tested beside itself, and all tests would run minutes before the first mutant.
  vitest: { configFile: 'tooling/mutate/vitest.config.ts', dir: folder },
  // What each worker has a copy of. Not the root's tsconfig: Stryker would rewrite it with an API that TypeScript 7 does not have.
  ignorePatterns: ['/*', '!/core', '!/tooling', '!/package.json', '!/tsconfig.base.json'],
  tempDirName: `${cache}/sandbox`,
  // Not incremental: Stryker 10.1 keeps the old result of constants of a module when only their tests changed.
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${cache}/report.json` },
  htmlReporter: { fileName: `${cache}/report.html` },
  thresholds: { high: 100, low: mutatedFolders[folder], break: mutatedFolders[folder] },
  // Two cores; more workers make mutants time out that no test notices. A machine that is busy with other work must not count as a test.
  concurrency: 2,
  timeoutMS: 30_000,
});

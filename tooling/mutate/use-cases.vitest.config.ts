import { defineConfig } from 'vitest/config';
import { mutatedUseCases } from './use-cases.ts';

const useCases = mutatedUseCases[process.env['MUTATED_USE_CASES'] ?? ''];

/** The tests of the use cases named by MUTATED_USE_CASES, for Stryker: it knows no projects of the main configuration. */
export default defineConfig({
  test: {
    include: (useCases?.tests ?? []).map((folder) => `${folder}/**/*.test.ts`),
    globalSetup: ['tooling/mutate/use-cases.global-setup.ts'],
    setupFiles: ['tooling/test/seed.setup.ts'],
    isolate: false,
    // A mutant that leaves a test waiting fails it after this time, long after a busy machine has answered.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

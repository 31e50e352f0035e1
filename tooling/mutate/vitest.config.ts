import { defineConfig } from 'vitest/config';

/** The tests of the rules alone, for Stryker: it knows no projects of the main configuration. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['tooling/mutate/few-cases.setup.ts'],
    testTimeout: 60_000,
  },
});

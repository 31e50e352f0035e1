import { defineConfig } from 'vitest/config';

/** The tests of the rules alone, for Stryker: it knows no projects of the main configuration. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['tooling/mutate/few-cases.setup.ts'],
    // Draws of the lottery's statistical test: with all 100,000 the tests of its folder take most of a minute for each mutant.
    env: { DRAWS: '2000' },
    testTimeout: 60_000,
  },
});

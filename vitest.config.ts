import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tooling/test/longest-first.ts';

type ProjectTest = NonNullable<TestProjectInlineConfiguration['test']>;

/** Tests that play a fault REPEAT times have REPEAT times the time limit. */
const repeat = Number(process.env['REPEAT'] ?? 1);
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const seedSetup = process.env['SEED'] ? [here('tooling/test/seed.setup.ts')] : [];
const project = (
  name: string,
  include: string[],
  test: ProjectTest = {},
): TestProjectInlineConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    environment: 'node',
    ...test,
    setupFiles: [...seedSetup, ...[test.setupFiles ?? []].flat()],
  },
});

export default defineConfig({
  test: {
    // Error messages keep the values that were found: the summary prints them.
    chaiConfig: { truncateThreshold: 1_000 },
    sequence: { sequencer: LongestFirst },
    // Tests wait for timers and processes: with one worker per core the cores are idle for a fifth of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('tooling', ['tooling/**/*.test.ts', 'bench/**/*.test.ts'], {
        // Files of one worker share what they parsed: half of the checks read every source file.
        isolate: false,
        testTimeout: 180_000,
      }),
      project('core', ['core/**/*.test.ts'], { isolate: false, testTimeout: 60_000 }),
      project('embedded', ['server/db/embedded/**/*.test.ts'], {
        testTimeout: 240_000,
        hookTimeout: 240_000,
      }),
      project('server', ['server/**/*.test.ts'], {
        exclude: ['server/db/embedded/**'],
        globalSetup: [here('tooling/test/server-tests.setup.ts')],
        // Files of one worker share their modules: loading the server takes longer than most tests. Each has its own database.
        isolate: false,
        testTimeout: 180_000 * repeat,
        hookTimeout: 240_000,
        expect: { poll: { timeout: 60_000 } },
      }),
      project(
        'web',
        ['web/**/*.test.ts', 'web/**/*.test.tsx', 'console/**/*.test.ts', 'console/**/*.test.tsx'],
        {
          environment: 'jsdom',
          // Files of one worker share its jsdom; the setup resets it and the modules after each file.
          isolate: false,
          setupFiles: [here('web/testing/setup.ts')],
          testTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
        },
      ),
      project('mini', ['e2e/mini-program/**/*.test.ts'], {
        // The real server, as for the browser; the package runs in a host of its own.
        isolate: false,
        maxWorkers: 1,
        sequence: { groupOrder: 2 },
        globalSetup: [here('e2e/global-setup.ts')],
        testTimeout: 120_000 * repeat,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 60_000, interval: 20 } },
      }),
      project('e2e', ['e2e/**/*.test.ts'], {
        exclude: ['e2e/mini-program/**'],
        // Files of one worker share its browser; each file takes one of the running products for itself.
        isolate: false,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
        globalSetup: [here('e2e/global-setup.ts')],
        testTimeout: 900_000 * repeat,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 60_000, interval: 100 } },
      }),
    ],
  },
});

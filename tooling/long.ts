import { buildIfChanged } from './build/build-if-changed.ts';
import { ensureTestChromium } from './chromium/ensure-chromium.ts';
import { inTemporaryRun } from './temporary-run/in-temporary-run.ts';

/**
 * The tests of `npm test` that play generated stories, with many more stories. Environment variables of the same names set
 * other numbers, and arguments are passed to vitest.
 */
const usual = { GENERATED_CASES: '500', KILLS: '200', REPEAT: '20', UPGRADE_SECONDS: '20' };
const args = process.argv.slice(2);
const runs =
  args.length > 0
    ? [['--project', 'server', ...args]]
    : [
        ['--project', 'server'],
        ['--project', 'web', 'web/projects/broken-answers.test.tsx', 'web/projects/hydration.test.tsx'],
        [
          '--project',
          'e2e',
          'e2e/sessions.test.ts',
          'e2e/hostile-content.test.ts',
          'e2e/every-visitor.test.ts',
          'e2e/rights-pages-of-members.test.ts',
          'e2e/rights-pages-of-guests.test.ts',
          'e2e/trade-journeys.test.ts',
          'e2e/third-party-scripts.test.ts',
        ],
      ];

await buildIfChanged();
const chromium = await ensureTestChromium();
if ('message' in chromium) console.error(chromium.message);
const env = { ...usual, ...process.env, ...('path' in chromium && { CHROMIUM_PATH: chromium.path }) };
for (const name of Object.keys(usual) as (keyof typeof usual)[]) console.log(`${name}=${env[name]}`);
for (const run of runs) {
  const exitCode = await inTemporaryRun('long', ({ command }) => command(['vitest', 'run', ...run], { env }));
  if (exitCode !== 0) process.exitCode = 1;
}
// Mutants of rules and use cases: few generated cases each, so the numbers above are not theirs.
if (args.length === 0) await import('./mutate.ts');

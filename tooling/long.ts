import { join } from 'node:path';
import { buildIfChanged } from './build/build-if-changed.ts';
import { ensureChromium } from './chromium/ensure-chromium.ts';
import { node24 } from './node24.mjs';
import { projectRoot } from './project-root.mjs';
import { runChild } from './run-child.mjs';

// The tests of `npm test` that play stories, with many more of them; whoever asks for another number gets it, and names of files choose among them.
const asked = { GENERATED_CASES: '500', KILLS: '200', REPEAT: '20' };
const named = process.argv.slice(2);
const runs =
  named.length > 0
    ? [['--project', 'server', ...named]]
    : [
        ['--project', 'server'],
        ['--project', 'e2e', 'e2e/sessions.test.ts'],
      ];

await buildIfChanged();
const chromium = await ensureChromium();
if ('sentence' in chromium) console.error(chromium.sentence);
const env = { ...asked, ...process.env, ...('path' in chromium && { CHROMIUM_PATH: chromium.path }) };
for (const [setting, usual] of Object.entries(asked))
  console.log(`${setting}=${process.env[setting] ?? usual}`);
for (const run of runs) {
  const code = await runChild(
    node24(),
    [join(projectRoot, 'node_modules/vitest/vitest.mjs'), 'run', ...run],
    { cwd: projectRoot, env },
  );
  if (code !== 0) process.exitCode = 1;
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium/ensure-chromium.ts';
import { sumOf, type Count } from './test/count.ts';
import { runStep } from './test/run-step.ts';
import { steps } from './test/steps.ts';

const fast = process.argv.includes('--fast');
const folder = mkdtempSync(join(tmpdir(), 'mall-test-'));
chmodSync(folder, 0o711); // a database that root starts as nobody lies below it
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

// Whatever the tests leave behind in the folder for temporary files goes with it.
const env: NodeJS.ProcessEnv = { ...process.env, TMPDIR: folder };
const counts: Count[] = [];
const lines: string[] = [];

if (!fast) {
  const chromium = await ensureChromium();
  if ('path' in chromium) env['CHROMIUM_PATH'] = chromium.path;
  else console.error(`\n${chromium.sentence}`);
}
for (const step of steps.filter(({ slow }) => !(fast && slow))) {
  console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 70 - step.title.length))}`);
  const startedAt = performance.now();
  const count = await runStep(step, folder, env);
  const line = `${count.failed ? '✗' : '✓'} ${step.title}: ${count.passed} passed, ${count.failed} failed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(line);
  counts.push(count);
  lines.push(line);
}

const { passed, failed } = sumOf(counts);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

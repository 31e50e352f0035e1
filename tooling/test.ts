import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium/ensure-chromium.ts';
import { sumOf } from './test/count.ts';
import { runStep, type StepOutcome } from './test/run-step.ts';
import { steps } from './test/steps.ts';

const fast = process.argv.includes('--fast');
const folder = mkdtempSync(join(tmpdir(), 'mall-test-'));
chmodSync(folder, 0o711); // a database that root starts as nobody lies below it
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

// Whatever the tests leave behind in the folder for temporary files goes with it.
const env: NodeJS.ProcessEnv = { ...process.env, TMPDIR: folder };
const outcomes: StepOutcome[] = [];
const lines: string[] = [];

if (!fast) {
  const chromium = await ensureChromium();
  if ('path' in chromium) env['CHROMIUM_PATH'] = chromium.path;
  else console.error(`\n${chromium.sentence}`);
}
for (const step of steps.filter(({ slow }) => !(fast && slow))) {
  console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 70 - step.title.length))}`);
  const startedAt = performance.now();
  const outcome = await runStep(step, folder, env);
  const line = `${outcome.failed ? '✗' : '✓'} ${step.title}: ${outcome.passed} passed, ${outcome.failed} failed in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  console.log(line);
  outcomes.push(outcome);
  lines.push(line);
}

const { passed, failed } = sumOf(outcomes);
console.log(`\n${lines.join('\n')}\n`);
tell(
  'Failed at first and ran once more, alone',
  outcomes.flatMap(({ secondTries }) => secondTries),
);
tell(
  'Failed',
  outcomes.flatMap(({ failures }) => failures),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

function tell(what: string, list: readonly string[]): void {
  if (list.length) console.log(`${what}:\n${list.map((one) => `  ${one}`).join('\n')}\n`);
}

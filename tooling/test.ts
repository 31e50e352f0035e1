import { ensureTestChromium } from './chromium/ensure-chromium.ts';
import { installMiniProgram } from './mini-program/install.ts';
import { folderForTests } from './temporary-run/folder-for-tests.ts';
import { inTemporaryRun } from './temporary-run/in-temporary-run.ts';
import { sumOf } from './test/count.ts';
import { runStep } from './test/run-step.ts';
import { isCommand, stepsOf, type Step } from './test/steps.ts';
import { stepText, summary, type StepResult } from './test/summary.ts';

/** `test.ts [check | a step's name [arguments of vitest]]`: without a name, everything. */
const [name, ...vitestArgs] = process.argv.slice(2);
const steps = stepsOf(name);
if (steps.some(({ ofMiniProgram }) => ofMiniProgram)) await installMiniProgram();

const results = await inTemporaryRun(
  'test',
  async (temporary) => {
    if (steps.some((step) => step.name === 'e2e')) {
      const chromium = await ensureTestChromium();
      if ('path' in chromium) process.env['CHROMIUM_PATH'] = chromium.path;
      else console.error(`\n${chromium.message}`);
    }
    const runOne = async (step: Step): Promise<StepResult> => {
      console.log(`\n── ${step.title} ${'─'.repeat(Math.max(0, 70 - step.title.length))}`);
      const startedAt = performance.now();
      const outcome = await runStep(step, temporary, vitestArgs);
      const result = { title: step.title, seconds: (performance.now() - startedAt) / 1000, outcome };
      console.log(stepText(result));
      return result;
    };
    const done = await Promise.all(steps.filter(isCommand).map(runOne));
    for (const step of steps.filter((each) => !isCommand(each))) done.push(await runOne(step));
    return done;
  },
  folderForTests(),
);
console.log(`\n${summary(results)}`);
process.exitCode = sumOf(results.map(({ outcome }) => outcome)).failed > 0 ? 1 : 0;

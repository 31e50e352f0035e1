import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TemporaryRun } from '../temporary-run/in-temporary-run.ts';
import { outcomeOf, outcomeOfTwoRuns, filesToRunAgain, timesOf, warningsOf } from './count.ts';
import type { FileResult, StepOutcome, VitestReport } from './count.ts';
import type { Step } from './steps.ts';

/** Runs one step and counts what passed and failed in it. With vitest arguments, a test step runs what they choose, once. */
export async function runStep(
  { title, run }: Step,
  temporary: TemporaryRun,
  vitestArgs: readonly string[] = [],
): Promise<StepOutcome> {
  if ('projects' in run) return runProjects(run.projects, temporary, vitestArgs);
  let succeeded = true;
  const options = { outputAtEnd: true, env: { ...process.env, ...run.env } };
  for (const command of run.commands)
    succeeded = (await temporary.command(command, options)) === 0 && succeeded;
  return {
    passed: succeeded ? 1 : 0,
    failed: succeeded ? 0 : 1,
    failures: succeeded ? [] : [`${title}: see its output above`],
    passedAtSecondTry: [],
    warnings: [],
    files: [],
  };
}

/** A few failed files are run again, at most so often. */
const triesAgain = 2;

/** Runs a few failed files again, one after the other: a defect fails again, a test upset by load is reported by name. */
async function runProjects(
  projects: readonly string[],
  temporary: TemporaryRun,
  vitestArgs: readonly string[],
): Promise<StepOutcome> {
  const first = await runVitest(projects, vitestArgs, temporary);
  let outcome: StepOutcome = {
    ...outcomeOf(first.files, first.succeeded),
    passedAtSecondTry: [],
    warnings: warningsOf(first.files),
    files: timesOf(first.files),
  };
  let { files } = first;
  for (let attempt = 1; attempt <= triesAgain; attempt += 1) {
    const again = vitestArgs.length > 0 ? [] : filesToRunAgain(files);
    if (again.length === 0) return outcome;
    console.log(`\nOnce more, alone: ${again.map(({ name }) => name).join(', ')}`);
    const next = await runVitest(projects, ['--maxWorkers=1', ...again.map(({ name }) => name)], temporary);
    const { passedAtSecondTry } = outcome;
    const both = outcomeOfTwoRuns(files, next.files, next.succeeded);
    files = [...files.filter((file) => !again.includes(file)), ...next.files];
    outcome = {
      ...outcome,
      ...both,
      passedAtSecondTry: [...passedAtSecondTry, ...both.passedAtSecondTry],
      warnings: warningsOf(files),
    };
  }
  return outcome;
}

async function runVitest(
  projects: readonly string[],
  args: readonly string[],
  { command, folder }: TemporaryRun,
): Promise<{ files: readonly FileResult[]; succeeded: boolean }> {
  const report = join(folder, `report-${projects.join('-')}-${args.length}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await command(['vitest', 'run', ...chosen, ...reporters, ...args]);
  const read = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestReport) : undefined;
  return { files: read?.testResults ?? [], succeeded: exitCode === 0 && read !== undefined };
}

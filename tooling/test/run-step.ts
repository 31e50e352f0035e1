import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenFiles, outcomeOf, type FileResult, type Outcome, type VitestReport } from './count.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './steps.ts';

/** What one part came to, and what only went well when it was run alone. */
export interface StepOutcome extends Outcome {
  readonly secondTries: readonly string[];
}

/** More files than this do not fail by chance. */
const chanceFiles = 3;

/** Runs one part and counts what passed and failed in it. */
export async function runStep(
  { title, run }: Step,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<StepOutcome> {
  if ('projects' in run) return runProjects(run.projects, folder, env);
  let succeeded = true;
  for (const command of run.commands) succeeded = (await runCommand(command, env)) && succeeded;
  if (succeeded) return { passed: 1, failed: 0, failures: [], secondTries: [] };
  return { passed: 0, failed: 1, failures: [`${title}: see its output above`], secondTries: [] };
}

/**
 * A file that fails is run once more, alone: what is broken fails again, and what a busy machine upset does not refuse the whole run.
 * Either way it is told at the end.
 */
async function runProjects(
  projects: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<StepOutcome> {
  const first = await runVitest(projects, [], folder, env);
  const broken = brokenFiles(first.files);
  if (broken.length === 0 || broken.length > chanceFiles)
    return { ...outcomeOf(first.files, first.succeeded), secondTries: [] };
  console.log(`\nOnce more, alone: ${broken.map(({ name }) => name).join(', ')}`);
  const second = await runVitest(
    projects,
    broken.map(({ name }) => name),
    folder,
    env,
  );
  const files = [...first.files.filter((file) => !broken.includes(file)), ...second.files];
  return { ...outcomeOf(files, second.succeeded), secondTries: outcomeOf(broken, true).failures };
}

async function runVitest(
  projects: readonly string[],
  files: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<{ files: readonly FileResult[]; succeeded: boolean }> {
  const report = join(folder, `${projects.join('-')}-${files.length}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const succeeded = await runCommand(
    [
      'vitest',
      'run',
      ...files,
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  const read = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestReport) : undefined;
  return { files: read?.testResults ?? [], succeeded: succeeded && read !== undefined };
}

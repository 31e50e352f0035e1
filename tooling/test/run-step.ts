import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOf, type Count, type VitestReport } from './count.ts';
import { runCommand } from './run-command.ts';
import type { Step } from './steps.ts';

/** Runs one part and counts what passed and failed in it. */
export async function runStep({ run }: Step, folder: string, env: NodeJS.ProcessEnv): Promise<Count> {
  if ('projects' in run) return runVitest(run.projects, folder, env);
  let succeeded = true;
  for (const command of run.commands) succeeded = (await runCommand(command, env)) && succeeded;
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runVitest(projects: readonly string[], folder: string, env: NodeJS.ProcessEnv): Promise<Count> {
  const file = join(folder, `${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const succeeded = await runCommand(['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  return countOf(report, succeeded);
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { targets } from './mutate/targets.ts';
import { projectRoot } from './project-root.mjs';
import { inTemporaryRun } from './temporary-run/in-temporary-run.ts';

/**
 * `mutate.ts [name …]`: changes the rules of a folder or the use cases of a domain one by one and names the changes that no test
 * notices. MUTANTS and SEED choose the sample of the use cases.
 */
const args = process.argv.slice(2);
const isNamed = (name: string, arg: string): boolean => `/${name}`.endsWith(`/${arg}`);
const chosen = targets.filter(({ name }) => args.length === 0 || args.some((arg) => isNamed(name, arg)));
const unknown = args.filter((arg) => !targets.some(({ name }) => isNamed(name, arg)));
if (unknown.length > 0) {
  const names = targets.map(({ name }) => name).join(', ');
  console.error(`There are no mutation tests of ${unknown.join(', ')}: choose from ${names}.`);
  process.exit(2);
}

const rows: string[] = [];
for (const { name, threshold, optionsFor, env } of chosen) {
  const cache = join('.cache/mutate', name);
  mkdirSync(join(projectRoot, cache), { recursive: true });
  const options = join(cache, 'stryker.json');
  writeFileSync(join(projectRoot, options), JSON.stringify(optionsFor(cache), null, 2));
  const exitCode = await inTemporaryRun('mutate', ({ command }) =>
    command(['stryker', 'run', options], { env }),
  );
  rows.push(
    exitCode === 0
      ? `✓ ${name}: at least ${threshold} %`
      : `✗ ${name}: less than ${threshold} %, or not measured (${cache}/report.html)`,
  );
  if (exitCode !== 0) process.exitCode = 1;
}
console.log(`\n${rows.join('\n')}\n`);

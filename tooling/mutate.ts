import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutatedFolders, type MutatedFolder } from './mutate/folders.ts';
import { strykerOptions } from './mutate/stryker-options.ts';
import { projectRoot } from './project-root.mjs';
import { inTemporaryRun } from './temporary-run/in-temporary-run.ts';

/** `mutate.ts [folder …]`: changes the rules of these folders one by one and names the changes that no test notices. */
const all = Object.keys(mutatedFolders) as MutatedFolder[];
const args = process.argv.slice(2);
const chosen = args.length === 0 ? all : all.filter((folder) => args.some((arg) => folder.endsWith(arg)));
const unknown = args.filter((arg) => !all.some((folder) => folder.endsWith(arg)));
if (unknown.length > 0) {
  console.error(`There are no mutation tests of ${unknown.join(', ')}: choose from ${all.join(', ')}.`);
  process.exit(2);
}

const lines: string[] = [];
for (const folder of chosen) {
  const cache = join('.cache/mutate', folder);
  mkdirSync(join(projectRoot, cache), { recursive: true });
  const options = join(cache, 'stryker.json');
  writeFileSync(join(projectRoot, options), JSON.stringify(strykerOptions(folder, cache), null, 2));
  const exitCode = await inTemporaryRun('mutate', ({ command }) => command(['stryker', 'run', options]));
  lines.push(
    exitCode === 0
      ? `✓ ${folder}: at least ${mutatedFolders[folder]} %`
      : `✗ ${folder}: less than ${mutatedFolders[folder]} %, or not measured (${cache}/report.html)`,
  );
  if (exitCode !== 0) process.exitCode = 1;
}
console.log(`\n${lines.join('\n')}\n`);

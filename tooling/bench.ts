import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build/build-if-changed.ts';
import { ensureChromium } from './chromium/ensure-chromium.ts';
import { projectRoot } from './project-root.mjs';
import { inTemporaryRun } from './temporary-run/in-temporary-run.ts';

/** `bench.ts [name …]`: the benches of these names, without a name all of them. */
const suffix = '.bench.ts';
const folder = join(projectRoot, 'bench');
const all = readdirSync(folder)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
  .sort();
const names = process.argv.slice(2).map((name) => name.replace(suffix, ''));
const unknown = names.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}: choose from ${all.join(', ')}.`);
  process.exit(2);
}

await buildIfChanged();
const chromium = await ensureChromium();
if ('message' in chromium) console.error(chromium.message);
const env = 'path' in chromium ? { ...process.env, CHROMIUM_PATH: chromium.path } : process.env;

const rows: string[] = [];
for (const name of names.length > 0 ? names : all) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  const startedAt = performance.now();
  // One run each, so that a bench that is killed leaves no database to the next.
  const exitCode = await inTemporaryRun('bench', ({ command }) =>
    command(['node', join(folder, `${name}${suffix}`)], { env }),
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  rows.push(
    exitCode === 0
      ? `✓ ${name}: ran in ${seconds} s`
      : `✗ ${name}: failed (exit code ${exitCode}) in ${seconds} s`,
  );
  if (exitCode !== 0) process.exitCode = 1;
}
console.log(`\n${rows.join('\n')}\n`);

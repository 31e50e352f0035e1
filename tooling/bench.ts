import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build/build-if-changed.ts';
import { ensureChromium } from './chromium/ensure-chromium.ts';
import { node24 } from './node24.mjs';
import { projectRoot } from './project-root.mjs';
import { runChild } from './run-child.mjs';

await buildIfChanged();
const chromium = await ensureChromium();
if ('sentence' in chromium) console.error(chromium.sentence);
const env = 'path' in chromium ? { ...process.env, CHROMIUM_PATH: chromium.path } : process.env;

const folder = join(projectRoot, 'bench');
const lines: string[] = [];
let failed = 0;
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.bench.ts'))
  .sort()) {
  console.log(`\n── ${file} ${'─'.repeat(Math.max(0, 70 - file.length))}`);
  const startedAt = performance.now();
  const code = await runChild(node24(), [join(folder, file)], { cwd: projectRoot, env });
  if (code !== 0) failed += 1;
  lines.push(
    `${code === 0 ? '✓' : '✗'} ${file}: ${code === 0 ? 'ran' : `failed (exit code ${code})`} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
}
console.log(`\n${lines.join('\n') || 'There is no bench/*.bench.ts.'}\n`);
process.exitCode = failed > 0 ? 1 : 0;

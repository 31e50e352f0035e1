import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { readStack } from './stack/read-stack.ts';

/**
 * `npm run stack -- <file>`: prints a stack that a page reported, or a line of the log with one, with the places in the sources.
 * `-` reads standard input. MAPS_DIR names the source maps of a release, without it those of the last build are used.
 */
const [file] = process.argv.slice(2);
const maps = process.env['MAPS_DIR'] ?? join(projectRoot, 'dist/maps');
if (file === undefined) {
  console.error('Usage: npm run stack -- <file with a stack, or - for standard input>');
  process.exitCode = 2;
} else if (!existsSync(maps)) {
  console.error(
    `There are no source maps in ${maps}: run npm run build at the release's commit, or set MAPS_DIR.`,
  );
  process.exitCode = 1;
} else console.log(readStack(readFileSync(file === '-' ? 0 : file, 'utf8'), maps));

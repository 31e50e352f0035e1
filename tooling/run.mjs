import { ensureInstalled } from './install.mjs';
import { continueInNode24 } from './node24.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Usage: node tooling/run.mjs file.ts [arguments]');
  process.exit(2);
}
await ensureInstalled();
await continueInNode24(file, args);

import { ensureInstalled } from './install.mjs';
import { continueInNode24 } from './node24.mjs';

await ensureInstalled();
await continueInNode24('tooling/mutate.ts', process.argv.slice(2));

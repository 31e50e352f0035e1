import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '../with-lock.mjs';
import { projectRoot } from '../project-root.mjs';
import { contents, listing } from './fingerprint.ts';

interface Stamp {
  readonly listing: string;
  readonly contents: string;
}

const dist = join(projectRoot, 'dist');
const stampFile = join(dist, '.built-from');

/** Builds the product unless the last build came from the same sources. */
export async function buildIfChanged(): Promise<void> {
  if (readStamp()?.listing === listing()) return;
  await withLock(
    join(projectRoot, '.cache/building.lock'),
    'Another process builds the product; waiting for it.',
    async () => {
      const now: Stamp = { listing: listing(), contents: contents() };
      if (readStamp()?.contents !== now.contents) {
        rmSync(stampFile, { force: true });
        // Loaded only here: the builders are large, and most starts do not build.
        const { buildProduct } = await import('./build-product.ts');
        await buildProduct().catch((error: unknown) => {
          console.error(`The build failed. ${error instanceof Error ? error.message : String(error)}`);
          process.exit(1);
        });
      }
      mkdirSync(dist, { recursive: true });
      writeFileSync(stampFile, JSON.stringify(now));
    },
  );
}

function readStamp(): Stamp | undefined {
  return existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp) : undefined;
}

import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 100;

/** Takes one of the running products for a test file alone: tests move its clock and break its upstreams. */
export async function leaseProduct(
  origins: readonly string[],
  folder: string,
): Promise<{ readonly origin: string; release(): void }> {
  for (;;) {
    for (const [at, origin] of origins.entries()) {
      const lease = join(folder, `lease-${at}`);
      if (isNew(lease)) return { origin, release: () => rmdirSync(lease) };
    }
    await sleep(retryMs);
  }
}

/** Creating a folder is atomic, so that one of two workers gets it. */
function isNew(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startProduct } from './support/product.ts';
import { readRecorded } from './support/recorded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origins of the running products; a test file takes one of them for itself. */
    readonly products: readonly string[];
    /** The folder in which test files leave their leases and records. */
    readonly runFolder: string;
  }
}

/** Starts one product per worker for the whole run; stopping them checks that nothing they stored is unmasked (V1). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = mkdtempSync(join(tmpdir(), 'mall-e2e-run-'));
  const products = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startProduct()));
  project.provide(
    'products',
    products.map(({ origin }) => origin),
  );
  project.provide('runFolder', runFolder);
  return async () => {
    const recorded = readRecorded(runFolder);
    rmSync(runFolder, { recursive: true, force: true });
    await Promise.all(products.map(({ stopAndSearch }) => stopAndSearch(recorded)));
  };
}

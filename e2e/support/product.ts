import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { node24 } from '#tooling/node24.mjs';
import { projectRoot } from '#tooling/project-root.mjs';
import { toldInTables } from '#server/testing/told-in-tables.ts';
import { untilOpen } from './calendar.ts';
import { reports, secrets } from './secrets.ts';
import { unmasked } from './unmasked.ts';
import { workbench } from './workbench.ts';

/** What was said, by where it was said. */
export type Told = Readonly<Record<string, string>>;

export interface Product {
  readonly origin: string;
  /** Everything the server has printed. */
  printed(): string;
  /** Stops it and gives what it, its tables and its pages told; throws when something of that should have been masked (V1). */
  stop(): Promise<Told>;
}

/** The built product as its own process, with a database of its own: what a subscriber would meet. It tells all it can. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-e2e-'));
  const port = await freePort();
  const origin = `${settings['TLS_CERT_FILE'] ? 'https' : 'http'}://127.0.0.1:${port}`;
  const child = spawn(node24(), [join(projectRoot, 'dist/server/main.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'debug', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await isReady(origin)); tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error(`the product did not start:\n${printed}`);
    await sleep(100);
  }
  // On the first of a month some rights open at ten.
  await workbench(origin).advanceUntil(untilOpen);
  return {
    origin,
    printed: () => printed,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      const told = {
        'the log': printed,
        'what pages reported': reports.join('\n'),
        ...(await toldInTables(join(folder, 'postgres'))),
      };
      rmSync(folder, { recursive: true, force: true });
      expectMasked(told);
      return told;
    },
  };
}

function expectMasked(told: Told): void {
  for (const [where, text] of Object.entries(told)) {
    const found = unmasked(text, secrets);
    if (found.length > 0) throw new Error(`unmasked in ${where}: ${found.slice(0, 5).join(', ')}`);
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

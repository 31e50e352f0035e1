import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { node24 } from '#tooling/node24.mjs';
import { projectRoot } from '#tooling/project-root.mjs';
import { storedText } from '#server/testing/databases/stored-text.ts';
import type { Recorded } from './recorded.ts';
import { unmasked } from './unmasked.ts';
import { workbench } from './workbench.ts';

/** Everything a product printed, stored and had reported, by where it stands. */
export type Output = Readonly<Record<string, string>>;

export interface Product {
  readonly origin: string;
  stop(): Promise<void>;
  /** Stops it and gives its output; throws when that holds a number, a position or a recorded secret unmasked (V1). */
  stopAndSearch(recorded: Recorded): Promise<Output>;
}

/** All browsers of a run have one address, and a slow machine answers late. */
const unlimited = {
  PAGES_PER_SECOND: '0',
  CAPTCHAS_PER_MINUTE: '0',
  RENDERING_PERCENT: '100',
  DATABASE_TIMEOUT_MS: '30000',
  UPSTREAM_TIMEOUT_MS: '30000',
};
const stopWithParent = join(projectRoot, 'tooling/stop-with-parent.mjs');

/** Starts the built product as a process of its own, with its own database and everything logged. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'mall-e2e-'));
  const port = await freePort();
  const origin = `${settings['TLS_CERT_FILE'] ? 'https' : 'http'}://127.0.0.1:${port}`;
  const child = spawn(node24(), ['--import', stopWithParent, join(projectRoot, 'dist/server/main.mjs')], {
    cwd: folder, // no .env of this machine
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'debug',
      ...unlimited,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; !(await isReady(origin)); tries += 1) {
    if (child.exitCode !== null || tries > 3_000) throw new Error(`the product did not start:\n${printed}`);
    await sleep(100);
  }
  // What is strict has no workbench.
  if (settings['NODE_ENV'] !== 'production') await resetWhenSettled(origin);
  const exit = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  return {
    origin,
    async stop() {
      await exit();
      remove();
    },
    async stopAndSearch({ secrets, reports }) {
      await exit();
      const output = {
        'the log': printed,
        'what pages reported': reports.join('\n'),
        ...(await storedText(join(folder, 'postgres'))),
      };
      remove();
      expectMasked(output, secrets);
      return output;
    },
  };
}

function expectMasked(output: Output, secrets: readonly string[]): void {
  for (const [where, text] of Object.entries(output)) {
    const found = unmasked(text, secrets);
    if (found.length > 0) throw new Error(`unmasked in ${where}: ${found.slice(0, 5).join(', ')}`);
  }
}

/** The first jobs of a new product may keep its database busy for longer than a call waits. */
async function resetWhenSettled(origin: string, triesLeft = 60): Promise<void> {
  try {
    await workbench(origin).reset();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await sleep(1_000);
    await resetWhenSettled(origin, triesLeft - 1);
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

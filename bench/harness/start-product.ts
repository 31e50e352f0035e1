import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { addHolders, type Holders, type HoldersInput } from '#server/testing/data/add-holders.ts';
import { projectRoot } from '#tooling/project-root.mjs';
import { serverFlags } from '#tooling/server-flags.ts';
import { spawnProcess, type SpawnedProcess, type SpawnOptions } from './spawn-process.ts';

/** The built product as a process with an address and a database of its own. */
export interface Product {
  readonly origin: string;
  /** The path prefix of every call and page. */
  readonly base: string;
  readonly pid: number;
  readonly databasePid: number;
  readonly databaseUrl: string;
  /** Signed-in subscribers with a product, encrypted with the secret of the process. */
  addHolders(requested: HoldersInput): Promise<Holders>;
  stop(): Promise<void>;
}

/** The `MALL_SECRET` of every product here. */
export const secret = 'a-secret-for-benchmarks-on-this-machine-only';

/** Production settings, but with sandbox upstreams and without the rate limit per address. */
const settings = {
  NODE_ENV: 'production',
  MALL_ENV: 'production',
  MALL_SECRET: secret,
  ALLOW_SANDBOX: '1',
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'error',
  CALLS_PER_SECOND: '0',
  EVENTS_PER_SECOND: '0',
  PROCESSES: '1',
  PAGES_PER_SECOND: '0',
  CAPTCHAS_PER_MINUTE: '0',
  RENDERING_PERCENT: '100',
  DATABASE_URL: '',
};

export interface ProductOptions extends SpawnOptions {
  /** Another instance, whose database this one shares. */
  readonly sharesDatabaseOf?: Product;
  /** Another built server than dist/server, with the pages of dist. */
  readonly main?: string;
}

/** Starts dist/server on an empty data folder and a free port; stop() removes both. */
export async function startProduct({
  env,
  flags = [],
  sharesDatabaseOf: first,
  main,
}: ProductOptions = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const spawned = spawnProcess(main ?? join(projectRoot, 'dist/server/main.mjs'), {
    env: {
      ...settings,
      ...(main && { DIST_DIR: join(projectRoot, 'dist') }),
      ...(first && { DATABASE_URL: first.databaseUrl }),
      ...env,
      DATA_DIR: dataDir,
    },
    flags: [...serverFlags, ...flags],
  });
  const stop = async () => {
    await spawned.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const origin = await readyAt(spawned);
    const database = first
      ? { databasePid: first.databasePid, databaseUrl: first.databaseUrl }
      : databaseIn(join(dataDir, 'postgres'));
    return {
      origin,
      base: await baseOf(origin),
      pid: spawned.pid,
      ...database,
      addHolders: (requested) => addHolders(database.databaseUrl, requested, secret),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address it prints once it serves. */
function readyAt({ process: child }: SpawnedProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`the product ended with code ${code} before it was ready`)),
    );
    if (!child.stdout) throw new Error('the product has no output');
    createInterface(child.stdout).on('line', (text) => {
      const found = /^Ready at (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
  });
}

/** Read from the OpenAPI document: the path of a known call without its own part. */
async function baseOf(origin: string): Promise<string> {
  const { paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as {
    paths: Record<string, unknown>;
  };
  const known = cardProduct.memberRights.prefix + cardProduct.memberRights.path;
  const path = Object.keys(paths).find((each) => each.endsWith(known));
  if (path === undefined) throw new Error('the product does not serve its calls');
  return path.slice(0, -known.length);
}

/** Process id, socket folder and password from the files of the embedded database. */
function databaseIn(folder: string): Pick<Product, 'databasePid' | 'databaseUrl'> {
  const [pid, , , port, socket] = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(folder, 'password'), 'utf8');
  return {
    databasePid: Number(pid),
    databaseUrl: `postgresql://postgres:${password}@${encodeURIComponent(socket ?? '')}:${port}/postgres`,
  };
}

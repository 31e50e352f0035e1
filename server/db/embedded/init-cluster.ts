import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServerUser } from './as-user.ts';
import type { Binaries } from './find-binaries.ts';
import { serverEnvironment } from './server-environment.ts';

export interface Cluster {
  readonly directory: string;
  readonly password: string;
}

export const clusterIn = (folder: string): string => join(folder, 'cluster');

/** Creates the data cluster in the folder on first use, with a random password; later calls find both. */
export async function initCluster(
  folder: string,
  binaries: Binaries,
  user: ServerUser,
  durable: boolean,
): Promise<Cluster> {
  const directory = clusterIn(folder);
  const password = readPassword(folder);
  if (existsSync(directory)) {
    user.chown(directory);
    return { directory, password };
  }
  for (const entry of readdirSync(folder))
    if (entry.startsWith('cluster.')) rmSync(join(folder, entry), { recursive: true });
  // Created under another name and renamed, so that an interrupted first start leaves no half-made cluster.
  const unfinished = join(folder, 'cluster.unfinished');
  const passwordFile = join(folder, 'password.initdb');
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  user.chown(unfinished);
  user.chown(passwordFile);
  const [program, args] = user.command(binaries.initdb, [
    '-D',
    unfinished,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--no-locale',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...(durable ? [] : ['--no-sync']),
  ]);
  try {
    await promisify(execFile)(program, args, { ...user.identity, cwd: '/', env: serverEnvironment() });
  } catch (error) {
    throw new Error(`The embedded PostgreSQL could not create its data in ${folder}: ${errorOutput(error)}`, {
      cause: error,
    });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, directory);
  return { directory, password };
}

export function readPassword(folder: string): string {
  const file = join(folder, 'password');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
  return readFileSync(file, 'utf8');
}

const errorOutput = (error: unknown): string => {
  const { stderr, message } = error as { stderr?: string; message: string };
  return stderr?.trim() || message;
};

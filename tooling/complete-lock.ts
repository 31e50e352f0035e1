import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { missingFromLock, type LockFile } from './missing-from-lock.mjs';
import { machineOf } from './lock/machine-of.ts';
import { projectRoot } from './project-root.mjs';

// Run after adding a package: npm leaves optional packages out of the lock file that the registry in use lacks, and `npm ci`
// then refuses the lock file where another registry has them.
const file = join(projectRoot, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const missing = missingFromLock(lock);
for (const { name, version, dev } of missing) {
  lock.packages[`node_modules/${name}`] = {
    version,
    ...(dev ? { dev } : {}),
    optional: true,
    ...machineOf(name),
  };
}
const withoutIntegrity = Object.entries(lock.packages).filter(
  ([path, entry]) => path !== '' && entry['integrity'] === undefined,
);
const unknown: string[] = [];
for (const [path, entry] of withoutIntegrity) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = await integrityOf(name, String(entry['version']));
  if (integrity) entry['integrity'] = integrity;
  else unknown.push(name);
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added: ${missing.map(({ name }) => name).join(', ') || 'nothing'}.`);
console.log(`Without integrity, because the registry in use lacks them: ${unknown.join(', ') || 'none'}.`);

/** Undefined when the registry in use does not have this version. */
async function integrityOf(name: string, version: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', `${name}@${version}`, 'dist.integrity']);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

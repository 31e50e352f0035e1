import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingFromLock, type LockFile } from './missing-from-lock.mjs';
import { machineOf } from './lock/machine-of.ts';
import { projectRoot } from './project-root.mjs';

// Run after adding a package: npm leaves out of the lock file what the registry at hand lacks, and `npm ci` then refuses it everywhere.
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
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  missing.length > 0
    ? `Added to the lock file: ${missing.map(({ name }) => name).join(', ')}`
    : 'The lock file is complete.',
);

import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { backUp } from '#server/db/backup/backup.ts';
import { BackupRefused } from '#server/db/backup/backup-folder.ts';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'backups' } } });
const since = performance.now();
try {
  const folder = await backUp(readConfig(process.env), values.to);
  console.log(`${folder}: complete after ${((performance.now() - since) / 1_000).toFixed(1)} s`);
  console.log('MALL_SECRET is not in it, and without it private values cannot be read: keep it elsewhere.');
} catch (error) {
  if (!(error instanceof BackupRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { restore } from '#server/db/backup/backup.ts';
import { BackupRefused } from '#server/db/backup/backup-folder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean', default: false } },
});
const [backup] = positionals;
if (!backup) {
  console.error('Usage: npm run restore -- folder-of-the-backup [--overwrite]');
  process.exit(2);
}
const since = performance.now();
try {
  const aside = await restore(readConfig(process.env), backup, values);
  console.log(
    `${backup}: restored after ${((performance.now() - since) / 1_000).toFixed(1)} s. Start the server now.`,
  );
  if (aside !== undefined)
    console.log(`The database that was there is in ${aside}; delete it when all is well.`);
} catch (error) {
  if (!(error instanceof BackupRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

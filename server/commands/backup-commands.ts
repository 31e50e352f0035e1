import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { backUp, restore } from '../db/backup/backup.ts';
import { BackupRefused } from '../db/backup/backup-folder.ts';
import { done, failed, type CommandResult } from './command-result.ts';

/** `npm run backup -- --to /srv/backups`: database and pictures into a new folder. */
export function runBackupCommand(args: readonly string[]): Promise<CommandResult> {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string', default: 'backups' } },
  });
  return refusable(async (seconds) => {
    const folder = await backUp(readConfig(process.env), values.to);
    return done(
      `${folder}: complete after ${seconds()} s\n` +
        'MALL_SECRET is not in it, and without it private values cannot be read: keep it elsewhere.',
    );
  });
}

/** `npm run restore -- /srv/backups/mall-… --overwrite`, while the server is stopped. */
export async function runRestoreCommand(args: readonly string[]): Promise<CommandResult> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { overwrite: { type: 'boolean', default: false } },
  });
  const [backup] = positionals;
  if (backup === undefined) return failed('Usage: npm run restore -- folder-of-the-backup [--overwrite]');
  return refusable(async (seconds) => {
    const aside = await restore(readConfig(process.env), backup, values);
    const restored = `${backup}: restored after ${seconds()} s. Start the server now.`;
    return done(
      aside === undefined
        ? restored
        : `${restored}\nThe database that was there is in ${aside}; delete it when all is well.`,
    );
  });
}

async function refusable(work: (seconds: () => string) => Promise<CommandResult>): Promise<CommandResult> {
  const since = performance.now();
  try {
    return await work(() => ((performance.now() - since) / 1_000).toFixed(1));
  } catch (error) {
    if (error instanceof BackupRefused) return failed(error.message);
    throw error;
  }
}

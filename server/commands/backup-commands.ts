import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { backUp, compareRestored, countedFor, restore } from '../db/backup/backup.ts';
import { contentsText, hasAllOf } from '../db/backup/contents.ts';
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
    const counted = countedFor(folder);
    return done(
      `${folder}: complete after ${seconds()} s\n` +
        (counted ? `${contentsText(counted)}\n` : '') +
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
    const config = readConfig(process.env);
    const aside = await restore(config, backup, values);
    const time = seconds();
    const { counted, found } = await compareRestored(config, backup);
    const kept =
      aside === undefined ? [] : [`The database that was there is in ${aside}; delete it when all is well.`];
    if (counted && !(found && hasAllOf(found, counted)))
      return failed(
        [
          `${backup}: restored after ${time} s, but not all of it.`,
          `In the backup: ${contentsText(counted)}`,
          `Restored:      ${found ? contentsText(found) : 'no tables of the mall'}`,
          ...kept,
        ].join('\n'),
      );
    return done(
      [
        `${backup}: restored after ${time} s. Start the server now.`,
        ...(counted && found ? [`Lost of the backup: 0. ${contentsText(found)}`] : []),
        ...kept,
      ].join('\n'),
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

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { BackupRefused } from './backup-folder.ts';

const dumpIn = (folder: string): string => join(folder, 'database.dump');

/** Dumps the database of a server with pg_dump of its version or newer. */
export const backUpExternal = (url: string, folder: string): Promise<void> =>
  runTool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${dumpIn(folder)}`], url);

/** Restores a dump. What is there is set aside in another schema meanwhile, and put back when the restore fails. */
export async function restoreExternal(
  backup: string,
  url: string,
  { overwrite }: { readonly overwrite: boolean },
): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const ask = async (text: string): Promise<number> =>
    Number((await client.query<{ n: string }>(text)).rows[0]?.n ?? 0);
  try {
    const running = await ask(
      "select count(*) as n from pg_stat_activity where datname = current_database() and application_name = 'mall'",
    );
    if (running > 0) throw new BackupRefused('The server is running on this database. Stop it first.');
    const tables = await ask(
      "select count(*) as n from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    if (tables > 0 && !overwrite)
      throw new BackupRefused(
        `The database has ${tables} tables. Add --overwrite to put the backup in their place.`,
      );
    await client.query('alter schema public rename to before_restore; create schema public');
    try {
      await runTool(
        'pg_restore',
        ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', dumpIn(backup)],
        url,
      );
    } catch (error) {
      await client.query('drop schema public cascade; alter schema before_restore rename to public');
      throw error;
    }
    await client.query('drop schema before_restore cascade');
  } finally {
    await client.end();
  }
}

/** The password is passed where the list of processes does not show it. */
async function runTool(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string,
): Promise<void> {
  const shown = new URL(url);
  const { password } = shown;
  shown.password = '';
  try {
    await promisify(execFile)(program, [...args, `--dbname=${shown.href}`], {
      env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
    });
  } catch (error) {
    const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string };
    throw new BackupRefused(
      code === 'ENOENT'
        ? `${program} is not installed. It is in the package postgresql-client of your PostgreSQL's version.`
        : `${program}: ${stderr?.trim() || message}`,
    );
  }
}

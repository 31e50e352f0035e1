import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { withoutLimits } from '../database.ts';
import { BackupRefused } from './backup-folder.ts';

const dumpIn = (folder: string): string => join(folder, 'database.dump');
/** Where the restore puts what is there. */
const asideSchema = 'before_restore';

/** Dumps the database of a server with pg_dump of its version or newer. */
export const backUpExternal = (url: string, folder: string): Promise<void> =>
  runTool(
    'pg_dump',
    [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--exclude-schema=${asideSchema}*`,
      `--file=${dumpIn(folder)}`,
    ],
    url,
  );

/**
 * Restores a dump. What is there is set aside in another schema meanwhile, and put back when the restore fails. Returns the schema in
 * which an interrupted restore before this one had set something aside.
 */
export async function restoreExternal(
  backup: string,
  url: string,
  { overwrite }: { readonly overwrite: boolean },
): Promise<string | undefined> {
  // The role's own limits are for calls: dropping a schema takes longer.
  const client = new pg.Client({ connectionString: url, options: withoutLimits });
  await client.connect();
  try {
    const running = await numberOf(client, usersText);
    if (running > 0)
      throw new BackupRefused('The server, or another restore, is running on this database. Stop it first.');
    const aside = await afterInterruptedRestore(client);
    const tables = await tablesIn(client, 'public');
    if (tables > 0 && !overwrite)
      throw new BackupRefused(
        `The database has ${tables} tables. Add --overwrite to put the backup in their place.`,
      );
    await client.query(`alter schema public rename to ${asideSchema}; create schema public`);
    try {
      await runTool(
        'pg_restore',
        ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', dumpIn(backup)],
        url,
      );
    } catch (error) {
      await client.query(putBackText);
      throw error;
    }
    await client.query(`drop schema ${asideSchema} cascade`);
    return aside;
  } finally {
    await client.end();
  }
}

const usersText = `select count(*) as n from pg_stat_activity
  where datname = current_database() and application_name in ('mall', 'pg_restore')`;
const putBackText = `drop schema public cascade; alter schema ${asideSchema} rename to public`;

const numberOf = async (client: pg.Client, text: string, values: readonly string[] = []): Promise<number> =>
  Number((await client.query<{ n: string }>(text, [...values])).rows[0]?.n ?? 0);

const tablesIn = (client: pg.Client, schema: string): Promise<number> =>
  numberOf(
    client,
    "select count(*) as n from pg_class where relnamespace = to_regnamespace($1) and relkind in ('r', 'p')",
    [schema],
  );

/**
 * A killed restore leaves the schema that it renamed. The dump is restored in one transaction, so when `public` has no tables, that schema
 * is put back. When it has, only the operator can tell which of the two counts: the schema gets a name that is printed, and stays.
 */
async function afterInterruptedRestore(client: pg.Client): Promise<string | undefined> {
  if (
    (await numberOf(client, 'select count(*) as n from pg_namespace where nspname = $1', [asideSchema])) === 0
  )
    return undefined;
  if ((await tablesIn(client, 'public')) === 0) {
    await client.query(putBackText);
    return undefined;
  }
  const name = `${asideSchema}_${Date.now()}`;
  await client.query(`alter schema ${asideSchema} rename to ${name}`);
  return name;
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

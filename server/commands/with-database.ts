import { join } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { MovableClock, systemClock, type Clock } from '../clock.ts';
import { encryptionWith, type Encryption } from '../crypto/encryption.ts';
import { withoutTimeouts, type Db } from '../db/database.ts';
import { runningUrl } from '../db/embedded/running-url.ts';
import { migrate } from '../db/migrate.ts';
import { clockOffset } from '../sandbox/state.ts';
import { failed, type CommandResult } from './command-result.ts';

interface CommandParts {
  readonly config: Config;
  readonly db: Db;
  readonly encryption: Encryption;
  readonly clock: Clock;
}

/** Runs a command on the server's machine, with the server's settings and database, beside the running server. */
export async function withServersDatabase(
  run: (parts: CommandParts) => Promise<CommandResult>,
): Promise<CommandResult> {
  const config = readConfig(process.env);
  const databaseUrl =
    config.databaseDirectUrl ?? config.databaseUrl ?? runningUrl(join(config.dataDir, 'postgres'));
  if (databaseUrl === undefined) return failed('数据库没有运行：先用 npm start 启动服务，再运行这条命令');
  const encryption = encryptionWith(config);
  return withoutTimeouts(databaseUrl, async (db) => {
    await migrate(db, encryption);
    const clock = config.sandbox ? new MovableClock(await clockOffset(db)) : systemClock;
    return run({ config, db, encryption, clock });
  });
}

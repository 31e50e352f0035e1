import { environments } from '#core/config/environments.ts';
import type { Config } from '../config.ts';
import { createLog } from '../http/log.ts';
import { eventSpace, freeBytesAt } from '../jobs/event-space.ts';
import { consumeEvents } from '../jobs/stream/consume-events.ts';
import { runImportCommand } from '../imports/import-command.ts';
import { runOperatorCommand } from './operator-command.ts';
import { ownOrigins } from '../own-origins.ts';
import { runSeedCommand } from '../seed/seed-command.ts';
import { runBackupCommand, runRestoreCommand } from './backup-commands.ts';
import { done, failed, type CommandResult } from './command-result.ts';
import { runPartnerCommand } from './partner-command.ts';
import { withServersDatabase } from './with-database.ts';

type Command = (args: readonly string[]) => Promise<CommandResult>;

const baseOf = ({ env }: Config): string => environments[env].base;
const ownAddress = ({ host, port }: Config): string => `http://${host}:${port}`;

/** `npm run events`: writes events from the stream into their table until a signal ends it. Several may run. */
const runEventsCommand = (): Promise<CommandResult> =>
  withServersDatabase(async ({ config, db }) => {
    const { eventsUrl: url } = config;
    if (url === undefined) return failed('没有设置 EVENTS_URL：页面事件由服务进程自己写入，不需要这条命令');
    const log = createLog(config.logLevel);
    const stop = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
    const space = eventSpace({
      ...config.eventSpace,
      db,
      log,
      freeBytes: async () => (config.databaseUrl === undefined ? freeBytesAt(config.dataDir) : undefined),
    });
    const stored = await consumeEvents({ url, db, log, space, stopped: stop.signal });
    return done(`已写入 ${stored} 条页面事件`);
  });

const byName: Readonly<Record<string, Command>> = {
  seed: (args) =>
    withServersDatabase(({ config, db, clock }) =>
      runSeedCommand(db, { now: clock.now(), base: baseOf(config) }, args),
    ),
  operator: (args) =>
    withServersDatabase(({ config, db, encryption, clock }) => {
      const origin = config.consoleOrigin ?? config.publicOrigin ?? ownAddress(config);
      const consoleAddress = `${origin}${baseOf(config)}/console`;
      return runOperatorCommand({ db, encryption, clock, consoleAddress }, args);
    }),
  import: (args) =>
    withServersDatabase(({ config, db, encryption, clock }) => {
      const origins = {
        own: () => ownOrigins(config, ownAddress(config)),
        agreed: config.external.redirectOrigins,
      };
      const log = createLog(config.logLevel);
      return runImportCommand(
        { db, encryption, clock, secret: config.secret, base: baseOf(config), log, origins },
        args,
      );
    }),
  backup: runBackupCommand,
  restore: runRestoreCommand,
  partner: runPartnerCommand,
  events: runEventsCommand,
};

/** The commands of an operator of the machine (docs/operations/first-day.md). */
export const commands: ReadonlyMap<string, Command> = new Map(Object.entries(byName));

import { environments } from '#core/config/environments.ts';
import type { Config } from '../config.ts';
import { createLog } from '../http/log.ts';
import { runImportCommand } from '../imports/import-command.ts';
import { runOperatorCommand } from './operator-command.ts';
import { ownOrigins } from '../own-origins.ts';
import { runSeedCommand } from '../seed/seed-command.ts';
import { runBackupCommand, runRestoreCommand } from './backup-commands.ts';
import type { CommandResult } from './command-result.ts';
import { runPartnerCommand } from './partner-command.ts';
import { withServersDatabase } from './with-database.ts';

type Command = (args: readonly string[]) => Promise<CommandResult>;

const baseOf = ({ env }: Config): string => environments[env].base;
const ownAddress = ({ host, port }: Config): string => `http://${host}:${port}`;

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
};

/** The commands of an operator of the machine (docs/operations/first-day.md). */
export const commands: ReadonlyMap<string, Command> = new Map(Object.entries(byName));

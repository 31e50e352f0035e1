import { environments } from '#core/config/environments.ts';
import { runSeedCommand } from '#server/seed/seed-command.ts';
import { withServersDatabase } from './with-database.ts';

/** `npm run seed -- production`: writes what a new mall starts with, and says what it still lacks. */
await withServersDatabase(({ config, db, clock }) =>
  runSeedCommand(db, { now: clock.now(), base: environments[config.env].base }, process.argv.slice(2)),
);

import { environments } from '#core/config/environments.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Db } from '../db/database.ts';
import { linksFrom } from './links.ts';
import { demoLoads } from './loads.ts';
import { projectOfRegion } from './project-of-region.ts';

/**
 * Loads the demo data into a sandbox database, or updates it. Content is replaced, what subscribers did is kept, and
 * data that depends on the day is added for the day of `now`.
 */
export async function loadDemo(
  { db, encryption }: { readonly db: Db; readonly encryption: Encryption },
  now: Date,
  base: string = environments.dev.base,
): Promise<void> {
  const link = linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base);
  await db.transaction().execute(async (tx) => {
    for (const load of demoLoads) await load({ tx, encryption, now, base, link });
  });
}

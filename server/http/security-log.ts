import { sql, type Insertable } from 'kysely';
import type { Logger } from 'pino';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import type { Clock } from '../clock.ts';
import type { Encryption } from '../crypto/encryption.ts';
import type { Db, Tx } from '../db/database.ts';
import type { SecurityLog as Row } from '../db/schema/security-log.ts';

export interface SecurityEntry {
  readonly kind: Row['kind'];
  readonly what: string;
  readonly ip: string;
  readonly userId?: string | undefined;
  readonly mobile?: string | undefined;
  readonly detail?: string | undefined;
}

export interface SecurityLog {
  /** Writes in the transaction of the act. Where that fails, the act goes on and the entry is in the process's log instead. */
  record(tx: Tx, entry: SecurityEntry): Promise<void>;
  /** For acts without a transaction: kept in memory until the next flush, at most a second. */
  queue(entry: SecurityEntry): void;
  /** Writes what is queued; entries that could not be written stay queued. */
  flush(): Promise<void>;
}

/** Different entries of one flush, so that a flood of refusals cannot fill the disk; the rest is counted in one row of its kind. */
const maxRows = 50;
const longestDetail = 300;

type Entry = Insertable<Row>;

export function securityLog({
  db,
  clock,
  encryption,
  log,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly encryption: Encryption;
  readonly log: Logger;
}): SecurityLog {
  const queued = new Map<string, Entry>();
  const add = (entry: Entry): void => {
    const name = nameOf(entry);
    const known = queued.get(name);
    if (known) queued.set(name, { ...known, times: known.times + entry.times });
    else if (queued.size < maxRows) queued.set(name, entry);
    else addRest(queued, entry);
  };
  const rowOf = ({ kind, what, ip, userId, mobile, detail }: SecurityEntry): Entry => ({
    at: clock.now(),
    kind,
    what,
    user_id: userId ?? null,
    mobile_masked: mobile === undefined ? null : maskMobile(mobile),
    mobile_lookup: mobile === undefined ? null : encryption.mobiles.lookup(mobile),
    ip,
    times: 1,
    detail: maskAll(detail ?? '').slice(0, longestDetail),
  });
  return {
    async record(tx, entry) {
      const row = rowOf(entry);
      const reason = await write(tx, [row]);
      if (reason !== null) log.error({ reason, entry: row }, 'the security log could not be written');
    },
    queue: (entry) => add(rowOf(entry)),
    async flush() {
      const rows = [...queued.values()];
      if (rows.length === 0) return;
      queued.clear();
      const reason = await write(db, rows).catch((error: unknown) => String(error));
      if (reason === null) return;
      log.warn({ reason, rows: rows.length }, 'the security log could not be written and is kept');
      rows.forEach(add);
    },
  };
}

const nameOf = ({ kind, what, ip, user_id, mobile_lookup, detail }: Entry): string =>
  JSON.stringify([kind, what, ip, user_id, mobile_lookup, detail]);

function addRest(queued: Map<string, Entry>, { at, kind, times }: Entry): void {
  const name = `rest ${kind}`;
  const before = queued.get(name)?.times ?? 0;
  const rest = { at, kind, what: '*', user_id: null, mobile_masked: null, mobile_lookup: null, ip: '' };
  queued.set(name, { ...rest, times: before + times, detail: '同一秒内的其他记录' });
}

async function write(db: Db | Tx, rows: readonly Entry[]): Promise<string | null> {
  const {
    rows: [written],
  } = await sql<{ reason: string | null }>`
    select write_security_log(${JSON.stringify(rows)}::jsonb) as reason`.execute(db);
  return written?.reason ?? null;
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { latestEnd, latestIssue } from '../../../lifetime.ts';
import { longestCodeLifeMs } from './sms-limits.ts';

export interface NewCode {
  readonly mobile_lookup: string;
  readonly purpose: string;
  readonly code_hash: Buffer;
  readonly ticket_hash: Buffer;
  readonly ip: string;
  readonly device: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly tries_left: number;
}

/** Locks the number and the address, so that concurrent requests cannot exceed the limits counted below. */
export async function lockSender(tx: Tx, mobileLookup: string, ip: string): Promise<void> {
  // Always in this order, so that the locks cannot deadlock.
  for (const key of [`sms-from:${ip}`, `sms:${mobileLookup}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export interface SentSoFar {
  /** The last code; codes from before a clock that was set back do not count. */
  readonly lastSentAt: Date | null;
  readonly numberToday: number;
  readonly addressLastHour: number;
  readonly deviceLastHour: number;
}

/** Removes a code that never left: it counts towards no limit. */
export const dropCode = (db: Db, { code_hash, ticket_hash }: Pick<NewCode, 'code_hash' | 'ticket_hash'>) =>
  db
    .deleteFrom('sms_codes')
    .where('ticket_hash', '=', ticket_hash)
    .where('code_hash', '=', code_hash)
    .execute();

export interface CodeRequester {
  readonly mobile_lookup: string;
  readonly ip: string;
  /** A device has one address, so the address's lock covers its devices. */
  readonly device: string;
}

export async function sentSoFar(
  tx: Tx,
  { mobile_lookup, ip, device }: CodeRequester,
  now: Date,
): Promise<SentSoFar> {
  const day = new Date(now.getTime() - 24 * 3_600_000);
  const hour = new Date(now.getTime() - 3_600_000);
  const number = await tx
    .selectFrom('sms_codes')
    .select((e) => [
      e.fn.countAll<number>().as('sent'),
      e.fn.max('sent_at').filterWhere('sent_at', '<=', latestIssue(now)).as('last'),
    ])
    .where('mobile_lookup', '=', mobile_lookup)
    .where('sent_at', '>', day)
    .executeTakeFirst();
  const address = await tx
    .selectFrom('sms_codes')
    .select((e) => [
      e.fn.countAll<number>().as('sent'),
      e.fn.countAll<number>().filterWhere('device', '=', device).as('by_device'),
    ])
    .where('ip', '=', ip)
    .where('sent_at', '>', hour)
    .executeTakeFirst();
  return {
    lastSentAt: number?.last ?? null,
    numberToday: number?.sent ?? 0,
    addressLastHour: address?.sent ?? 0,
    deviceLastHour: address?.by_device ?? 0,
  };
}

/** Stores a new code and invalidates the earlier ones for the same purpose. */
export async function keepCode(tx: Tx, code: NewCode): Promise<void> {
  await tx
    .updateTable('sms_codes')
    .set({ tries_left: 0 })
    .where('mobile_lookup', '=', code.mobile_lookup)
    .where('purpose', '=', code.purpose)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('sms_codes')
    .values({ ...code, used_at: null })
    .execute();
}

export interface Attempt {
  readonly mobile_lookup: string;
  readonly purpose: string;
  readonly ticket_hash: Buffer;
}

/** Uses up one try of the number's valid code and returns its hash. A page that did not request the code uses up none. */
export const takeTry = (db: Db, { mobile_lookup, purpose, ticket_hash }: Attempt, now: Date) =>
  db
    .updateTable('sms_codes')
    .set((e) => ({ tries_left: e('tries_left', '-', 1) }))
    .where('mobile_lookup', '=', mobile_lookup)
    .where('purpose', '=', purpose)
    .where('ticket_hash', '=', ticket_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, longestCodeLifeMs))
    .where('tries_left', '>', 0)
    .returning(['sms_code_id', 'code_hash'])
    .executeTakeFirst();

export const markUsed = async (db: Db, codeId: number, now: Date): Promise<boolean> => {
  const used = await db
    .updateTable('sms_codes')
    .set({ used_at: now })
    .where('sms_code_id', '=', codeId)
    .where('used_at', 'is', null)
    .returning('sms_code_id')
    .executeTakeFirst();
  return used !== undefined;
};

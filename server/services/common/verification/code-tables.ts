import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { latestEnd, latestIssue } from '../../../lifetime.ts';
import { longestCodeLifeMs } from './sms-limits.ts';

export interface NewCode {
  readonly mobile: string;
  readonly purpose: string;
  readonly code_hash: Buffer;
  readonly ticket_hash: Buffer;
  readonly ip: string;
  readonly device: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly tries_left: number;
}

/** Everybody who wants a code for this number, or from this address, waits here, so that the counts below cannot be raced. */
export async function lockSender(tx: Tx, mobile: string, ip: string): Promise<void> {
  // Always in this order: nobody who holds a number waits for an address.
  for (const key of [`sms-from:${ip}`, `sms:${mobile}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

export interface SentSoFar {
  /** Of those a wait can be counted from: not from before the clock was set back. */
  readonly lastSentAt: Date | null;
  readonly numberToday: number;
  readonly addressLastHour: number;
  readonly deviceLastHour: number;
}

export interface Asking {
  readonly mobile: string;
  readonly ip: string;
  /** A device stands behind one address, so whoever holds the address's lock holds its devices' too. */
  readonly device: string;
}

export async function sentSoFar(tx: Tx, { mobile, ip, device }: Asking, now: Date): Promise<SentSoFar> {
  const day = new Date(now.getTime() - 24 * 3_600_000);
  const hour = new Date(now.getTime() - 3_600_000);
  const number = await tx
    .selectFrom('sms_codes')
    .select((e) => [
      e.fn.countAll<number>().as('sent'),
      e.fn.max('sent_at').filterWhere('sent_at', '<=', latestIssue(now)).as('last'),
    ])
    .where('mobile', '=', mobile)
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

/** A new code; the ones before it for the same purpose are dead from now on. */
export async function keepCode(tx: Tx, code: NewCode): Promise<void> {
  await tx
    .updateTable('sms_codes')
    .set({ tries_left: 0 })
    .where('mobile', '=', code.mobile)
    .where('purpose', '=', code.purpose)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('sms_codes')
    .values({ ...code, used_at: null })
    .execute();
}

export interface Attempt {
  readonly mobile: string;
  readonly purpose: string;
  readonly ticket_hash: Buffer;
}

/** Takes one try from the number's live code and hands its hash out for comparing. Whoever did not ask for it takes none. */
export const takeTry = (db: Db, { mobile, purpose, ticket_hash }: Attempt, now: Date) =>
  db
    .updateTable('sms_codes')
    .set((e) => ({ tries_left: e('tries_left', '-', 1) }))
    .where('mobile', '=', mobile)
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

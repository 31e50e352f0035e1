import type { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { maskAll, maskMobile } from '#core/rules/format/phone.ts';
import { accountEventText, isRefusedEvent } from '#core/rules/session/account-event-text.ts';
import type { Deps } from '../../../deps.ts';
import { networkOf } from '../../../http/limits/client-network.ts';
import { accountEventRows } from '../../accounts/public.ts';
import { knownSubscriber } from './known-subscriber.ts';

type Desk = typeof subscriberDesk;
const [numbersShown, consentsShown] = [20, 50];

/** Sign-ins, refused ones and other events of the account, newest first. */
export async function subscriberSignIns(
  { db }: Pick<Deps, 'db'>,
  { userId, after, limit }: InputOf<Desk['subscriberSignIns']>,
): Promise<DataOf<Desk['subscriberSignIns']>> {
  const { mobile_lookup, created_at } = await knownSubscriber(db, userId);
  const rows = await accountEventRows(
    db,
    { userId, mobileLookup: mobile_lookup, since: created_at },
    { limit, before: after === undefined ? undefined : Number(after) || 0 },
  );
  const page = rows.slice(0, limit);
  const last = page[page.length - 1];
  return {
    nextKey: rows.length > limit && last ? String(last.security_log_id) : null,
    // Of two indexes: they are not counted.
    count: null,
    rows: page.map((row) => ({
      entryId: String(row.security_log_id),
      at: row.at.toISOString(),
      text: accountEventText(row),
      isRefused: isRefusedEvent(row),
      network: networkOf(row.ip),
      times: row.times,
    })),
  };
}

/** The numbers that the subscriber looks after, masked. */
export async function subscriberNumbers(
  { db, encryption }: Pick<Deps, 'db' | 'encryption'>,
  userId: string,
): Promise<DataOf<Desk['subscriberNumbers']>> {
  const rows = await db
    .selectFrom('managed_numbers')
    .select(['label', 'mobile_sealed', 'bound_at', 'released_at'])
    .where('user_id', '=', userId)
    .orderBy('bound_at', 'desc')
    .limit(numbersShown)
    .execute();
  return {
    rows: rows.map((row) => ({
      label: maskAll(row.label),
      mobile: maskMobile(encryption.mobiles.open(row.mobile_sealed)),
      boundAt: row.bound_at.toISOString(),
      releasedAt: row.released_at?.toISOString() ?? null,
    })),
  };
}

export async function subscriberConsents(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<DataOf<Desk['subscriberConsents']>> {
  const rows = await db
    .selectFrom('consents as c')
    .leftJoin('agreements as a', (join) =>
      join.onRef('a.template_id', '=', 'c.template_id').onRef('a.version', '=', 'c.version'),
    )
    .select(['c.template_id', 'c.version', 'c.agreed_at', 'c.withdrawn_at', 'a.title'])
    .where('c.user_id', '=', userId)
    .orderBy('c.agreed_at', 'desc')
    .limit(consentsShown)
    .execute();
  return {
    rows: rows.map((row) => ({
      templateId: row.template_id,
      title: row.title ?? row.template_id,
      version: row.version,
      agreedAt: row.agreed_at.toISOString(),
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    })),
  };
}

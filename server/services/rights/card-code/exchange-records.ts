import type { cardCode } from '#core/contract/content/card-code.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { mapPage, paged } from '../../../db/paged.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { exchangeView } from './exchange-view.ts';
import { exchangesOf } from './tables.ts';

/** The subscriber's exchanges, newest first. */
export async function exchangeRecords(
  { db, clock, encryption }: Deps,
  { userId }: Member,
  input: InputOf<typeof cardCode.exchangeRecords>,
): Promise<DataOf<typeof cardCode.exchangeRecords>> {
  const mine = db.selectFrom('card_exchanges').where('user_id', '=', userId).where('released_at', 'is', null);
  const page = await paged(input, mine, exchangesOf(db, { userId }));
  const now = clock.now();
  return mapPage(page, (row) => exchangeView(encryption, row, now));
}

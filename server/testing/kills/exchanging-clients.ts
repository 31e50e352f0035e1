import { setTimeout as sleep } from 'node:timers/promises';
import { cardCode } from '#core/contract/content/card-code.ts';
import type { Db } from '../../db/database.ts';
import type { AddedCodes } from '../data/add-card-codes.ts';
import type { Holder } from '../data/add-holders.ts';
import type { StoredExchange, ConfirmedExchange } from '../histories/exchange-history.ts';
import { sendCall } from '../send-call.ts';
import { untilAnswered, type AnsweredRequest } from '../until-answered.ts';

interface ExchangeRecord {
  readonly exchanges: ConfirmedExchange[];
  readonly refusals: string[];
  readonly answered: AnsweredRequest[];
  repeated: number;
  /** Clients that were referred to their records and repeated the code later. */
  sentAway: number;
}

export interface ExchangingClients {
  readonly record: ExchangeRecord;
  /** Starts no new exchanges; resolves when all are answered. */
  stop(): Promise<void>;
}

const lanes = 4;
const pauseMs = 250;
const lookInRecords = /请在兑换记录中查看结果/;
/** The key of a crashed request is released after a while. */
const goesOnAfterMs = 2_000;

/** Clients that exchange one code each and repeat unanswered requests with their key. */
export function exchangingClients(
  root: () => string,
  { codes }: AddedCodes,
  holders: readonly Holder[],
): ExchangingClients {
  const record: ExchangeRecord = { exchanges: [], refusals: [], answered: [], repeated: 0, sentAway: 0 };
  const underWay: Promise<void>[] = [];
  let [next, enough] = [0, false];

  const exchange = async (
    { accessToken, userId: owner }: Holder,
    code: string,
    at: number,
  ): Promise<void> => {
    for (let attempt = 0; ; attempt += 1, await sleep(pauseMs)) {
      const again = () =>
        sendCall(
          root(),
          cardCode.exchangeCardCode,
          { cardCode: code },
          { as: { accessToken }, headers: { 'Idempotency-Key': `exchanging-${at}-${attempt}` } },
        );
      const {
        text,
        envelope: { success, message, data },
      } = await untilAnswered(record, pauseMs, again);
      if (success) {
        record.exchanges.push({ exchangeId: data.exchangeId, owner });
        record.answered.push({ what: `exchange ${at}`, answer: text, again });
        return;
      }
      if (!lookInRecords.test(message)) return void record.refusals.push(message);
      record.sentAway += 1;
    }
  };
  const lane = async (): Promise<void> => {
    for (let at = next++; !enough; at = next++) {
      const [holder, code] = [holders[at], codes[at]];
      if (!holder || code === undefined) return;
      const one = exchange(holder, code, at);
      underWay.push(one);
      await Promise.race([one, sleep(goesOnAfterMs)]);
    }
  };
  const all = Promise.all(Array.from({ length: lanes }, lane));
  return {
    record,
    stop: async () => {
      enough = true;
      await all;
      await Promise.all(underWay);
    },
  };
}

/** The valid exchanges of a batch, with their claims. */
export const storedExchanges = (db: Db, { batchId }: AddedCodes): Promise<StoredExchange[]> =>
  db
    .selectFrom('card_exchanges as e')
    .select(({ selectFrom, fn }) => [
      'e.exchange_id as exchangeId',
      'e.user_id as owner',
      fn<string>('encode', ['e.code_hash', (b) => b.val('hex')]).as('code'),
      selectFrom('claims as c')
        .select((c) => c.fn.countAll<number>().as('n'))
        .whereRef('c.user_id', '=', 'e.user_id')
        .whereRef('c.subscription_id', '=', 'e.subscription_id')
        .where('c.state', '<>', 'failed')
        .$asScalar()
        .$notNull()
        .as('claims'),
    ])
    .where('e.batch_id', '=', batchId)
    .where('e.released_at', 'is', null)
    .execute();

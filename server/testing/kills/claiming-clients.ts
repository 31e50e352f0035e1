import { setTimeout as sleep } from 'node:timers/promises';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import type { Db } from '../../db/database.ts';
import type { Holders, Holder } from '../data/add-holders.ts';
import type { ClaimHistory } from '../histories/claim-history.ts';
import { sendCall } from '../send-call.ts';
import { untilAnswered, type AnsweredRequest } from '../until-answered.ts';

type Writable<List> = List extends readonly (infer Item)[] ? Item[] : never;
interface ClaimRecord {
  readonly history: { readonly [Kind in keyof ClaimHistory]: Writable<ClaimHistory[Kind]> };
  readonly refusals: string[];
  readonly answered: AnsweredRequest[];
  /** Number of repetitions. */
  repeated: number;
}

export interface ClaimingClients {
  readonly record: ClaimRecord;
  /** Starts no new claims; resolves when all are answered. */
  stop(): Promise<void>;
}

const clients = 16;
const pauseMs = 30;
const cycleOf = (claimedAt: string): string => claimCycle(Date.parse(claimedAt)).cycle;

/** Clients that claim in turn, repeat unanswered requests with their key and read their own list twice; one more reads the stock. */
export function claimingClients(
  root: () => string,
  db: Db,
  { productId, rights: [right], holders }: Holders,
): ClaimingClients {
  if (!right) throw new Error('the product has no right');
  const record: ClaimRecord = {
    history: { confirmed: [], looks: [], counts: [] },
    refusals: [],
    answered: [],
    repeated: 0,
  };
  let [next, enough] = [0, false];

  const claim = async ({ accessToken, subscriptionId, userId }: Holder, key: string): Promise<void> => {
    const startedAt = performance.now();
    const again = () =>
      sendCall(
        root(),
        cardProduct.receiveRights,
        { productId, ...right, subscriptionId },
        { as: { accessToken }, headers: { 'Idempotency-Key': key } },
      );
    const {
      text,
      envelope: { success, message, data },
    } = await untilAnswered(record, pauseMs, again);
    if (!success) return void record.refusals.push(message);
    record.history.confirmed.push({
      startedAt,
      ended: performance.now(),
      owner: userId,
      cycle: cycleOf(data.claimedAt),
      claimId: data.claimId,
    });
    record.answered.push({ what: `claim ${key}`, answer: text, again });
  };
  const look = async ({ accessToken, userId: owner }: Holder): Promise<void> => {
    let startedAt = 0;
    const {
      envelope: { success, message, data },
    } = await untilAnswered(record, pauseMs, () => {
      startedAt = performance.now();
      return sendCall(root(), cardProduct.receivedRights, { productId }, { as: { accessToken } });
    });
    if (!success) record.refusals.push(message);
    else
      record.history.looks.push({
        startedAt,
        ended: performance.now(),
        owner,
        claims: data.list.map(({ claimId, claimedAt, state }) => ({
          claimId,
          cycle: cycleOf(claimedAt),
          state,
        })),
      });
  };
  const client = async (): Promise<void> => {
    let last: Holder | undefined;
    for (let at = next++; !enough; at = next++) {
      const holder = holders[at % holders.length];
      if (!holder) return;
      await claim(holder, `claiming-${at}`);
      await look(holder);
      if (last) await look(last);
      last = holder;
    }
  };
  const counter = async (): Promise<void> => {
    for (; !enough; await sleep(5)) {
      const startedAt = performance.now();
      const rows = await db
        .selectFrom('rights_stock')
        .select(['cycle', 'remaining'])
        .where('rights_id', '=', right.rightsId)
        .execute()
        .catch(() => []);
      const ended = performance.now();
      record.history.counts.push(...rows.map((row) => ({ startedAt, ended, ...row })));
    }
  };
  const all = Promise.all([counter(), ...Array.from({ length: clients }, client)]);
  return { record, stop: async () => ((enough = true), void (await all)) };
}

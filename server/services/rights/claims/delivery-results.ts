import { sql, type RawBuilder } from 'kysely';
import { deliveredClaimMessage, failedClaimMessage } from '#core/rules/messages/claim-messages.ts';
import { coalesce } from '../../../db/coalesce.ts';
import type { Deps } from '../../../deps.ts';
import type { DeliveryResult, DeliveryResults, LeasedResult, Store } from '../../platform/public.ts';
import { claimMessages } from './claim-messages.ts';

const texts = (values: readonly (string | null)[]) => sql`${values}::text[]`;
const times = (values: readonly Date[]) => sql`${values}::timestamptz[]`;
const idsOf = (results: readonly DeliveryResult[]) => texts(results.map(({ id }) => id));
const leaseOf = (results: readonly LeasedResult[]) =>
  sql`${times(results.map(({ leaseUntil }) => leaseUntil))}, ${times(results.map(({ nextTryAt }) => nextTryAt))}`;

/** Stores the suppliers' answers, coalesced into batches. An event is inserted only for a row that changed. */
export function deliveryResults({ db, clock }: Pick<Deps, 'db' | 'clock'>): DeliveryResults {
  const batched = <Of extends DeliveryResult>(
    write: (results: readonly Of[], now: Date) => RawBuilder<{ claim_id: string }>,
  ): Store<Of> => {
    const store = coalesce<Of, boolean>({
      maxBatch: 512,
      maxQueue: Infinity,
      maxWaitMs: Infinity,
      run: async (_key, results) => {
        const { rows } = await write(results, clock.now()).execute(db);
        const written = new Set(rows.map(({ claim_id }) => claim_id));
        return results.map(({ id }) => written.has(id));
      },
      onOverload: () => new Error('a delivery result was not stored'),
    });
    return (one) => store('', one);
  };
  return {
    delivered: batched(
      (results, now) => sql`
      with done as (
        update claims c set state = 'delivered', settled_at = ${now}, note = n.content from unnest(${idsOf(results)}, ${texts(results.map(({ content }) => content))}) as n(id, content)
        where c.claim_id = n.id and c.state = 'delivering' returning c.claim_id, c.user_id, c.rights_id),
      sent as (${claimMessages(sql`done`, { topic: 'done', now, title: sql`${deliveredClaimMessage.title}::text`, text: sql`${deliveredClaimMessage.text}::text` })})
      insert into claim_events (subscriber_id, claim_id, at, event) select user_id, claim_id, ${now}, 'delivered' from done returning claim_id`,
    ),
    refused: batched(
      (results, now) => sql`
      with failed as materialized (
        select claim_id from fail_claims(${idsOf(results)}, ${texts(results.map(({ reason }) => reason))}, ${texts(results.map(({ note }) => note))},
          ${texts(results.map(({ toReconcile }) => toReconcile))}, ${now}) as g(claim_id)),
      ended as (
        select f.claim_id, c.user_id, c.rights_id, m.title, m.text from failed f join claims c using (claim_id)
        join unnest(${idsOf(results)}, ${texts(results.map(({ note }) => failedClaimMessage(note).title))}, ${texts(results.map(({ note }) => failedClaimMessage(note).text))}) as m(claim_id, title, text) using (claim_id)),
      sent as (${claimMessages(sql`ended`, { topic: 'failed', now, title: sql`e.title`, text: sql`e.text` })})
      select claim_id from failed`,
    ),
    unanswered: batched(
      (results, now) => sql`
      with later as (
        update claims c set next_try_at = n.next_try_at from unnest(${idsOf(results)}, ${leaseOf(results)}, ${texts(results.map(({ reason }) => reason))}) as n(id, lease_until, next_try_at, reason)
        where c.claim_id = n.id and c.state = 'delivering' and c.next_try_at = n.lease_until returning c.claim_id, c.user_id, n.reason)
      insert into claim_events (subscriber_id, claim_id, at, event, detail) select user_id, claim_id, ${now}, 'unanswered', reason from later returning claim_id`,
    ),
    requeue: batched(
      (results) => sql`
      update claims c set tries = c.tries - 1, next_try_at = n.next_try_at from unnest(${idsOf(results)}, ${leaseOf(results)}) as n(id, lease_until, next_try_at)
      where c.claim_id = n.id and c.state = 'delivering' and c.next_try_at = n.lease_until returning c.claim_id`,
    ),
  };
}

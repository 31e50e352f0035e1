import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { readFunctions } from '../db/apply-functions.ts';
import { fillSubscribers } from '../jobs/fill-subscribers.ts';
import { startDeliveries } from '../services/orders/fulfilment/start-deliveries.ts';
import { aGoods } from '../testing/data/a-goods.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import type { TestMember } from '../testing/data/a-member.ts';
import { aRight } from '../testing/data/a-right.ts';
import { anOrderPaidAtCashier } from '../testing/data/orders/an-order-paid-at-cashier.ts';
import { validInput } from '../testing/generated-input.ts';
import { deliverClaims } from '../testing/deliver-claims.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { withoutSubscriber } from './without-subscriber.ts';

const original: unknown = pg.Client.prototype.query;

let server: TestServer;
let member: TestMember;
beforeAll(async () => {
  server = await testServer();
  await server.stopJobs();
});
afterAll(() => server.stop());

const namesOf = async (query: ReturnType<typeof sql<{ name: string }>>): Promise<readonly string[]> =>
  (await query.execute(server.db)).rows.map(({ name }) => name);

/** Tables whose rows are of one subscriber each. */
const dividedTables = () =>
  namesOf(sql<{ name: string }>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('user_id', 'subscriber_id') and not a.attisdropped order by 1`);

/** A statement, with those of the functions that it calls. */
function statementsOf(text: string, bodies: ReadonlyMap<string, string>): readonly string[] {
  const called = [...bodies].filter(([name]) => new RegExp(`\\b${name}\\(`).test(text));
  const others = new Map([...bodies].filter(([name]) => !called.some(([each]) => each === name)));
  return [
    text,
    ...called.flatMap(([, body]) => body.split(';').flatMap((each) => statementsOf(each, others))),
  ];
}

const oneLine = (text: string): string => text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();

/** The subscriber is a condition, or a value that is written. */
const namesSubscriber = (text: string): boolean =>
  /\b(user|subscriber)_id (=|in|is)|= (\w+\.)?(user|subscriber)_id|using \([^)]*\buser_id|insert into \w+ \([^)]*\b(user|subscriber)_id/.test(
    text,
  );

/** What makes the statements of claims, orders, payments and every read of a member. */
async function liveAsMember(): Promise<void> {
  const { member: holder, claim } = await aHolder(server, await aRight(server));
  member = holder;
  await server.data(cardProduct.receiveRights, { ...claim, channelId: 'C0013' }, { as: holder });
  const skuId = `${await aGoods(server, { stock_left: 9 })}.1`;
  await anOrderPaidAtCashier(server, holder, { lines: [{ skuId, quantity: 1 }] });
  const reads = allCalls.filter(
    ({ endpoint: { access, writes, beacon } }) => access === 'member' && !writes && !beacon,
  );
  for (const call of reads)
    for (const input of fc.sample(validInput(call), { numRuns: 2, seed: 1 }))
      await server.call(call.endpoint, input, { as: holder });
}

describe('statements of subscribers', () => {
  it('name the subscriber wherever rows of subscribers are read or written, but for those with a reason', async () => {
    const divided = await dividedTables();
    const bodies = new Map(
      readFunctions().map(({ name, text }) => [name, oneLine(text.slice(text.indexOf('$$')))]),
    );
    const texts = new Set<string>();
    const spied = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function spy(
      this: pg.Client,
      ...args: readonly unknown[]
    ) {
      const [query] = args;
      const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
      if (text !== undefined) texts.add(text);
      return (original as (...all: readonly unknown[]) => never).apply(this, [...args]);
    });
    await liveAsMember();
    spied.mockRestore();

    const unnamed = [...texts]
      .flatMap((text) => statementsOf(oneLine(text), bodies))
      .filter((text) => !namesSubscriber(text))
      .filter((text) =>
        [...text.matchAll(/\b(?:from|join|into|update) (\w+)/g)].some(([, table = '']) =>
          divided.includes(table),
        ),
      );
    const reasonsOf = (text: string) => withoutSubscriber.filter(({ like }) => like.test(text));
    expect(unnamed.filter((text) => reasonsOf(text).length === 0)).toEqual([]);
    const used = new Set(unnamed.flatMap(reasonsOf));
    expect(withoutSubscriber.filter((each) => !used.has(each)).map(({ like }) => like)).toEqual([]);
  });
});

describe('rows of a subscriber', () => {
  it('name the subscriber when the statement did not', async () => {
    const { userId } = member;
    await deliverClaims(server.deps);
    await startDeliveries(server.deps);
    const { rows } = await sql<{ table: string; user_id: string | null }>`
      select 'order_lines' as "table", l.subscriber_id as user_id from order_lines l join orders o using (order_no) where o.user_id = ${userId}
      union all select 'order_log', l.subscriber_id as user_id from order_log l join orders o using (order_no) where o.user_id = ${userId}
      union all select 'ledger_entries', l.subscriber_id as user_id from ledger_entries l join orders o using (order_no) where o.user_id = ${userId}
      union all select 'order_deliveries', l.subscriber_id as user_id from order_deliveries l join orders o using (order_no) where o.user_id = ${userId}
      union all select 'claim_events', e.subscriber_id as user_id from claim_events e join claims c using (claim_id) where c.user_id = ${userId}
      union all select 'group_use', g.subscriber_id as user_id from group_use g join subscriptions s using (subscription_id) where s.user_id = ${userId}`.execute(
      server.db,
    );
    expect(new Set(rows.map(({ table }) => table)).size).toBe(6);
    expect(rows.filter(({ user_id }) => user_id !== userId)).toEqual([]);
  });

  it('of the release before get theirs later, once', async () => {
    // As rows that were written before the triggers.
    await server.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update order_lines set subscriber_id = null`.execute(tx);
      await sql`update order_log set subscriber_id = null`.execute(tx);
      await sql`update subscriber_fills set next_block = 0, filled_at = null`.execute(tx);
    });
    await fillSubscribers(server.db, server.deps.clock);
    const missing = await namesOf(sql<{ name: string }>`
      select 'order_lines' as name from order_lines where subscriber_id is null
      union select 'order_log' from order_log where subscriber_id is null
      union select table_name from subscriber_fills where filled_at is null`);
    expect(missing).toEqual([]);
    const { rows } = await sql`
      select from order_lines l join orders o using (order_no) where l.subscriber_id <> o.user_id`.execute(
      server.db,
    );
    expect(rows).toEqual([]);
  });
});

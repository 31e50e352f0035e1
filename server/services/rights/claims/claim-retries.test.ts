import { sql, type CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { Db } from '../../../db/database.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { brokenInvariants } from '../../../testing/invariants/claim-invariants.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { claimRights } from './claim-right.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A database in which other instances act right before and right after the first lookup of the facts. */
function withConcurrent(db: Db, others: { before(): Promise<unknown>; after(): Promise<unknown> }): Db {
  let lookups = 0;
  const executeQuery = async (query: CompiledQuery) => {
    const isFirstLookup = query.sql.includes('claim_facts(') && ++lookups === 1;
    if (isFirstLookup) await others.before();
    const result = await db.executeQuery(query);
    if (isFirstLookup) await others.after();
    return result;
  };
  const own = (value: unknown): unknown => (typeof value === 'function' ? value.bind(db) : value);
  return new Proxy(db, {
    get: (target, field) =>
      field === 'executeQuery' ? executeQuery : own(Reflect.get(target, field, target)),
  });
}

describe('a right that is claimable at the lookup and claimed at the insert', () => {
  it('is looked up again, and the request gets the existing claim', async () => {
    // No claim is delivered meanwhile.
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const right = await aRight(server, { stock: 10 });
    const { member, claim } = await aHolder(server, right);
    const input = { ...claim, channelId: 'C0013' };
    const other = claimRights(server.deps);
    const first = await other({ ...member, sessionId: '' }, input, 'first');
    const others = {
      before: () =>
        sql`select fail_claims(${[first.claimId]}, '{""}', '{""}', '{null}', ${server.deps.clock.now()})`.execute(
          server.db,
        ),
      after: () => other({ ...member, sessionId: '' }, input, 'second'),
    };
    const third = await claimRights({ ...server.deps, db: withConcurrent(server.db, others) })(
      { ...member, sessionId: '' },
      input,
      'third',
    );

    const stored = await server.db
      .selectFrom('claims')
      .select(['claim_id', 'state'])
      .where('user_id', '=', member.userId)
      .orderBy('state')
      .execute();
    expect(stored).toEqual([
      { claim_id: third.claimId, state: 'delivering' },
      { claim_id: first.claimId, state: 'failed' },
    ]);
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });
});

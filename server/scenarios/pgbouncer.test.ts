import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { session } from '#core/contract/user/session.ts';
import { aCardCode } from '../testing/data/a-card-code.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aMember } from '../testing/data/a-member.ts';
import { aRight } from '../testing/data/a-right.ts';
import { pgBouncer, startPooler, type Pooler } from '../testing/databases/pooler.ts';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { freshId } from '../testing/fresh.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

if (!pgBouncer)
  console.warn(
    'Skipped: the product behind PgBouncer, which is not installed here (apt-get install pgbouncer).',
  );

describe.skipIf(!pgBouncer)('two instances behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: Pooler;
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    database = await testDatabase();
    pooler = await startPooler(pgBouncer ?? '', database.url);
    const settings = {
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_PREPARES: pooler.knowsNames ? '1' : '0',
      DATABASE_TIMEOUT_MS: '9000',
    };
    [one, two] = await Promise.all(
      [0, 1].map(() => testServer({ database: pooler, settings })) as [
        Promise<TestServer>,
        Promise<TestServer>,
      ],
    );
  });
  afterAll(async () => {
    await Promise.all([one.stop(), two.stop()]);
    await pooler.stop();
    await database.drop();
  });
  const either = (at: number): TestServer => (at % 2 === 0 ? one : two);

  it('are ready, and every connection of the pooler has the limits of statements', async () => {
    for (const server of [one, two])
      expect(await (await server.fetch('/readyz')).json()).toEqual({ ready: true });
    const limits = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const { rows } = await sql<{ limits: string[] }>`
          select array[current_setting('statement_timeout'), current_setting('lock_timeout'),
            current_setting('idle_in_transaction_session_timeout'), pg_sleep(0.05)::text] as limits`.execute(
          either(at).db,
        );
        return rows[0]?.limits.slice(0, 3);
      }),
    );
    expect(new Set(limits.map(String))).toEqual(new Set(['9s,6s,15s']));
  });

  it('serve repeated calls, claims and exchanges over shared connections, each right and once', async () => {
    const right = await aRight(one, { stock: 20 });
    const holders = [];
    while (holders.length < 30) holders.push(await aHolder(one, right));
    const claims = await Promise.all(
      holders.map(({ member, claim }, at) =>
        either(at).call(cardProduct.receiveRights, claim, {
          as: member,
          headers: { 'Idempotency-Key': freshId('key') },
        }),
      ),
    );
    expect(claims.filter(({ success }) => success)).toHaveLength(20);
    // Often enough to be prepared where names are known.
    for (let round = 0; round < 20; round += 1) {
      const states = await Promise.all(
        holders
          .slice(0, 8)
          .map(({ member }, at) => either(at + round).call(session.loginStatus, {}, { as: member })),
      );
      expect(states.every(({ data }) => data?.isLogin)).toBe(true);
    }
    const [member, { code, rightsId }] = [await aMember(one), await aCardCode(one)];
    const headers = { 'Idempotency-Key': freshId('key') };
    const answers = await Promise.all(
      [0, 1, 2, 3].map((at) =>
        either(at).send(cardCode.exchangeCardCode, { cardCode: code }, { as: member, headers }),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const stored = await one.db
      .selectFrom('claims')
      .select('claim_id')
      .where('rights_id', '=', rightsId)
      .execute();
    expect(stored).toHaveLength(1);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../../http/refusal.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { brokenInvariants } from '../../../testing/invariants/claim-invariants.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { claimRights } from './claim-right.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const maxWaitMs = 200;
const tooMany = new Refusal('当前领取的人太多，请稍后再试');

describe('a claim that has to wait', () => {
  it('too long is refused with a sentence and changes nothing; the one before it is served, and the next try too', async () => {
    const right = await aRight(server, { stock: 10 });
    const [opener, served, ...late] = await Promise.all(
      Array.from({ length: 5 }, () => aHolder(server, right)),
    );
    const engine = claimRights(server.deps, { maxWaitMs, maxHoldMs: 60_000 });
    const claim = ({ member, claim: input }: TestHolder) =>
      engine({ ...member, sessionId: '' }, { ...input, channelId: 'C0013' });
    if (!opener || !served) throw new Error('a holder is missing');
    await claim(opener);

    const [locked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const lock = server.db.transaction().execute(async (tx) => {
      await sql`select 1 from rights_stock where rights_id = ${right.rightsId} for update`.execute(tx);
      locked.resolve();
      await gate.promise;
    });
    await locked.promise;
    const waiting = async () =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          server.db,
        )
      ).rows[0]?.n;
    const underWay = claim(served);
    await eventually(waiting, (n) => n === 1);
    const since = performance.now();
    const behind = Promise.allSettled(late.map(claim));
    await eventually(
      async () => performance.now() - since,
      (ms) => ms > maxWaitMs,
    );
    gate.resolve();
    await lock;

    expect(await behind).toEqual(late.map(() => ({ status: 'rejected', reason: tooMany })));
    expect(await underWay).toMatchObject({ recvStatus: 1 });
    const claimed = () =>
      server.db.selectFrom('claims').select('user_id').where('rights_id', '=', right.rightsId).execute();
    expect(new Set((await claimed()).map(({ user_id }) => user_id))).toEqual(
      new Set([opener.member.userId, served.member.userId]),
    );
    await Promise.all(late.map(claim));
    expect(await claimed()).toHaveLength(5);
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { brokenInvariants } from '../../../testing/invariants/claim-invariants.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aRight, type TestRight } from '../../../testing/data/a-right.ts';
import { eventually } from '../../../testing/eventually.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { claimRights } from './claim-right.ts';

const lastMoment = Date.parse('2031-01-31T23:59:59.999+08:00');
const midnight = Date.parse('2031-02-01T00:00:00.000+08:00');
const soldOut = { code: '0', message: '本月已领完' };

/** The clock stands still where a test puts it: every claim of one line is made in the very same millisecond. */
let machine = lastMoment;
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ machineMs: () => machine });
});
afterAll(async () => {
  expect(await brokenInvariants(server.db)).toEqual([]);
  await server.stop();
});

const at = <Answer>(moment: number, read: () => Answer): Answer => ((machine = moment), read());
const claim = ({ member, claim: input }: TestHolder, key = freshId('key')) =>
  server.send(cardProduct.receiveRights, input, { as: member, headers: { 'Idempotency-Key': key } });
const answer = async (holder: TestHolder) => (await claim(holder)).envelope;
/** What is left of a right in each month. */
const stockByCycle = ({ rightsId }: TestRight) =>
  server.db
    .selectFrom('rights_stock')
    .select(['cycle', 'remaining'])
    .where('rights_id', '=', rightsId)
    .orderBy('cycle')
    .execute();
const cyclesOf = async ({ rightsId }: TestRight) =>
  (
    await server.db
      .selectFrom('claims')
      .select('cycle')
      .where('rights_id', '=', rightsId)
      .orderBy('claimed_at')
      .execute()
  ).map(({ cycle }) => cycle);
const holdersOf = (right: TestRight, many: number) =>
  Promise.all(Array.from({ length: many }, () => aHolder(server, right)));
const waiting = async () =>
  (
    await sql<{
      n: number;
    }>`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      server.db,
    )
  ).rows[0]?.n;
/** Claims of a unit wait until the lock is released; it is held once this has returned. */
async function holdStock({ rightsId }: TestRight): Promise<() => Promise<void>> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const lock = server.db.transaction().execute(async (tx) => {
    await sql`select 1 from rights_stock where rights_id = ${rightsId} for update`.execute(tx);
    locked.resolve();
    await released.promise;
  });
  await Promise.race([locked.promise, lock]);
  return () => (released.resolve(), lock);
}

describe('a key that was answered with the claim of another key', () => {
  it('gets the same answer after the end of the month, and claims nothing', async () => {
    const right = await at(lastMoment, () => aRight(server));
    const holder = await aHolder(server, right);
    const [first, second] = [await at(lastMoment, () => answer(holder)), freshId('key')];
    const repeated = await at(lastMoment, () => claim(holder, second));
    expect(repeated.envelope.data.claimId).toBe(first.data.claimId);
    expect((await at(midnight, () => claim(holder, second))).text).toBe(repeated.text);
    expect(await cyclesOf(right)).toEqual(['2031-01']);
    const other = await aRight(server);
    const elsewhere = { ...holder, claim: { ...(await aHolder(server, other)).claim } };
    expect((await claim(elsewhere, second)).envelope).toMatchObject({ code: '0' });
    expect((await at(midnight, () => answer(holder))).data.claimId).not.toBe(first.data.claimId);
    expect(await cyclesOf(right)).toEqual(['2031-01', '2031-02']);
  });

  it('among many first requests gets its answer, and the others get claims', async () => {
    const right = await at(lastMoment, () => aRight(server, { stock: 5 }));
    const holders = await holdersOf(right, 4);
    const [holder] = holders;
    if (!holder) throw new Error('a holder is missing');
    const key = freshId('key');
    const first = await at(lastMoment, () => answer(holder));
    const repeated = await at(lastMoment, () => claim(holder, key));
    const later = await at(midnight, () =>
      Promise.all(holders.map((each) => claim(each, each === holder ? key : freshId('key')))),
    );
    expect(later[0]?.text).toBe(repeated.text);
    expect(later.map(({ envelope }) => envelope.success)).toEqual([true, true, true, true]);
    expect(later[0]?.envelope.data.claimId).toBe(first.data.claimId);
    expect(await cyclesOf(right)).toEqual(['2031-01', '2031-02', '2031-02', '2031-02']);
  });
});

describe('the turn of the month is exact (L4)', () => {
  it('23:59:59.999 is the old month, 00:00:00.000 the new one, in Shanghai', async () => {
    const right = await at(lastMoment, () => aRight(server));
    const holder = await aHolder(server, right);
    const last = await at(lastMoment, () => answer(holder));
    const again = await at(lastMoment, () => answer(holder));
    const first = await at(midnight, () => answer(holder));
    expect([
      last.success,
      first.success,
      again.data.claimId === last.data.claimId,
      first.data.claimId === last.data.claimId,
    ]).toEqual([true, true, true, false]);
    expect([last.data.claimedAt, first.data.claimedAt]).toEqual([
      '2031-01-31T15:59:59.999Z',
      '2031-01-31T16:00:00.000Z',
    ]);
    expect(await cyclesOf(right)).toEqual(['2031-01', '2031-02']);
  });

  it('the page sees the right claimed until the last moment and open from the first', async () => {
    const right = await at(lastMoment, () => aRight(server, { stock: 5 }));
    const holder = await aHolder(server, right);
    await answer(holder);
    const shown = async () => {
      const { cycle, groupList } = await server.data(
        cardProduct.memberRights,
        { offerId: right.productId },
        { as: holder.member },
      );
      return [cycle, groupList[0]?.chosenCount, groupList[0]?.rightsList[0]?.recvStatus];
    };
    expect((await at(lastMoment, shown)).slice(0, 2)).toEqual(['2031-01', 1]);
    expect(await at(midnight, shown)).toEqual(['2031-02', 0, 0]);
  });

  it('a month’s stock is its own: sold out at the last moment, all there at the first, and no more than that', async () => {
    const right = await at(lastMoment, () => aRight(server, { stock: 3 }));
    const holders = await holdersOf(right, 8);
    for (const moment of [lastMoment, midnight]) {
      const answers = await at(moment, () => Promise.all(holders.map(answer)));
      expect(answers.filter(({ success }) => success)).toHaveLength(3);
    }
    expect(await cyclesOf(right)).toEqual([
      ...Array<string>(3).fill('2031-01'),
      ...Array<string>(3).fill('2031-02'),
    ]);
    expect(await stockByCycle(right)).toEqual([
      { cycle: '2031-01', remaining: 0 },
      { cycle: '2031-02', remaining: 0 },
    ]);
  });

  it('what is given back after midnight goes back to the month it was taken from', async () => {
    const right = await at(lastMoment, () => aRight(server, { stock: 1 }));
    const [holder, other] = [await aHolder(server, right), await aHolder(server, right)];
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const { claimId } = (await at(lastMoment, () => answer(holder))).data;
    await at(midnight, () =>
      sql`select fail_claims(array[${claimId}], '{""}', '{""}', '{null}', ${server.now()})`.execute(
        server.db,
      ),
    );
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    expect(await at(midnight, () => answer(other))).toMatchObject({ success: true });
    expect(await at(midnight, () => answer(holder))).toMatchObject(soldOut);
    expect(await stockByCycle(right)).toEqual([
      { cycle: '2031-01', remaining: 1 },
      { cycle: '2031-02', remaining: 0 },
    ]);
  });

  it('a product that starts next month and was opened at the last moment gives at the first; opened at the first, it waits a month', async () => {
    const right = await at(lastMoment, () => aRight(server, { startsNextMonth: true }));
    const [early, late] = [
      await aHolder(server, right, { openedAt: new Date(lastMoment) }),
      await aHolder(server, right, { openedAt: new Date(midnight) }),
    ];
    const waits = { code: '0', message: '下月1日起可领' };
    expect(await at(lastMoment, () => answer(early))).toMatchObject(waits);
    expect(await at(midnight, () => answer(early))).toMatchObject({ success: true });
    expect(await at(midnight, () => answer(late))).toMatchObject(waits);
  });

  it('a request repeated over midnight with its key gets its first answer and claims nothing; a new tap claims the new month', async () => {
    const right = await at(lastMoment, () => aRight(server));
    const holder = await aHolder(server, right);
    const key = freshId('key');
    const first = await at(lastMoment, () => claim(holder, key));
    const repeated = await at(midnight, () => Promise.all([claim(holder, key), claim(holder, key)]));
    expect(repeated.map(({ text }) => text)).toEqual([first.text, first.text]);
    expect(await cyclesOf(right)).toEqual(['2031-01']);
    expect((await at(midnight, () => answer(holder))).data.claimId).not.toBe(first.envelope.data.claimId);
  });

  it('one key in flight on both sides of midnight claims once, and both get the same answer', async () => {
    const right = await at(lastMoment, () => aRight(server, { stock: 5 }));
    const [opener, holder] = [await aHolder(server, right), await aHolder(server, right)];
    await answer(opener);
    const release = await holdStock(right);
    const key = freshId('key');
    const early = at(lastMoment, () => claim(holder, key));
    await eventually(waiting, (n) => n === 1);
    const late = at(midnight, () => claim(holder, key));
    await eventually(waiting, (n) => n === 2);
    await release();
    expect((await early).envelope).toMatchObject({ success: true });
    expect((await late).text).toBe((await early).text);
    expect(await cyclesOf(right)).toEqual(['2031-01', '2031-01']);
  });

  it('claims on their way at midnight belong to the month they were begun in, those behind them to the new one', async () => {
    const right = await at(lastMoment, () => aRight(server, { stock: 50 }));
    const holders = await holdersOf(right, 20);
    const [opener] = await holdersOf(right, 1);
    if (opener) await answer(opener);
    const release = await holdStock(right);
    const engine = claimRights(server.deps);
    const claimAll = () =>
      Promise.all(
        holders.map(({ member, claim: input }) =>
          engine({ ...member, sessionId: '' }, { ...input, channelId: 'C0013' }),
        ),
      );
    const early = at(lastMoment, claimAll);
    await eventually(waiting, (n) => n === 1);
    const late = at(midnight, claimAll);
    await release();
    const answers = [await early, await late];
    const stored = await server.db
      .selectFrom('claims')
      .select(['claim_id', 'cycle'])
      .where('rights_id', '=', right.rightsId)
      .execute();
    const cycleOf = new Map(stored.map(({ claim_id, cycle }) => [claim_id, cycle]));
    expect(answers.map((side) => new Set(side.map(({ claimId }) => cycleOf.get(claimId))))).toEqual([
      new Set(['2031-01']),
      new Set(['2031-02']),
    ]);
    expect(stored).toHaveLength(41);
  });
});

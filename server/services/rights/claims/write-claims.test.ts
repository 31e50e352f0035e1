import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { claimSqlState } from '../../../db/sql-state.ts';
import { addHolders, type Holders } from '../../../testing/data/add-holders.ts';
import { brokenInvariants } from '../../../testing/invariants/claim-invariants.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import {
  claimBatchAllOrNothing,
  claimBatchChecked,
  offeredRight,
  type ClaimBatchInsert,
} from './claim-queries.ts';
import { claimBatchWriter } from './write-claims.ts';

let server: TestServer;
let owned: Holders;
let version: string;
beforeAll(async () => {
  server = await testServer({ demo: true });
  owned = await addHolders(server.database.url, { groups: 3, rightsPerGroup: 1, stock: 100, holders: 40 });
  const [offered] = await offeredRight(server.db, { productId: owned.productId, ...rightOf(0), cycle });
  version = offered?.version ?? '';
});
afterAll(() => server.stop());

const now = new Date();
const { cycle } = claimCycle(now);

function rightOf(group: number) {
  const right = owned.rights[group];
  if (!right) throw new Error('there is no right');
  return right;
}

/** What the holders from one place to another want, each with a claim named after them and this time. */
function batchOf(from: number, to: number, time: string, group = 0): ClaimBatchInsert {
  const holders = owned.holders.slice(from, to);
  return {
    productId: owned.productId,
    ...rightOf(group),
    cycle,
    now,
    openedBy: now,
    deliverBy: new Date(now.getTime() + 600_000),
    version,
    quota: 2,
    monthlyStock: 100,
    userIds: holders.map(({ userId }) => userId),
    subscriptionIds: holders.map(({ subscriptionId }) => subscriptionId),
    claimIds: holders.map(({ userId }) => `${userId} ${time}`),
    channelIds: holders.map(() => 'C0013'),
    areaNums: undefined,
    smsIds: undefined,
    wtAcs: undefined,
    wtAcIds: undefined,
    pChannelIds: undefined,
    channelAreaNums: undefined,
  };
}

/** Like an instance without earlier conflicts. */
const insert = (input: ClaimBatchInsert, writer = claimBatchWriter(server.db)) =>
  writer.allOrNothing(input).then((all) => (all ? [] : writer.checked(input)));

const claims = async () =>
  (
    await server.db
      .selectFrom('claims')
      .select('claim_id')
      .where('product_id', '=', owned.productId)
      .execute()
  ).length;

describe('an optimistic insert of a batch', () => {
  it('inserts everything when no claimant has a claim', async () => {
    await claimBatchAllOrNothing(server.db, batchOf(0, 10, 'first'));
    expect(await claims()).toBe(10);
  });

  it('changes nothing when one claimant has a claim already; the checked insert rejects that one', async () => {
    const input = batchOf(9, 20, 'second');
    await expect(claimBatchAllOrNothing(server.db, input)).rejects.toMatchObject({ code: '23505' });
    expect(await claims()).toBe(10);
    expect(await insert(input)).toEqual([{ place: 1, outcome: 'needs-lookup' }]);
    expect(await claims()).toBe(20);
    expect(await brokenInvariants(server.db, owned.productId)).toEqual([]);
  });

  it('changes nothing when one claimant holds nothing; the checked insert rejects that one', async () => {
    const input = {
      ...batchOf(22, 24, 'third'),
      subscriptionIds: ['unknown', ...batchOf(23, 24, '').subscriptionIds],
    };
    await expect(claimBatchAllOrNothing(server.db, input)).rejects.toMatchObject({
      code: claimSqlState.notOwned,
    });
    expect(await claims()).toBe(20);
    expect(await insert(input)).toEqual([{ place: 1, outcome: 'needs-lookup' }]);
    expect(await claims()).toBe(21);
  });

  it('changes nothing when the stock does not suffice for all; the checked insert serves the first', async () => {
    const scarce = { ...batchOf(24, 28, 'fourth', 2), monthlyStock: 3 };
    await expect(claimBatchAllOrNothing(server.db, scarce)).rejects.toMatchObject({
      code: claimSqlState.stockShort,
    });
    expect(await claims()).toBe(21);
    const backwards = <T>(list: readonly T[]): readonly T[] => list.toReversed();
    const input = {
      ...scarce,
      claimIds: backwards(scarce.claimIds),
      userIds: backwards(scarce.userIds),
      subscriptionIds: backwards(scarce.subscriptionIds),
    };
    expect(await insert(input)).toEqual([{ place: 4, outcome: 'sold-out' }]);
    expect(await claims()).toBe(24);
    expect(await brokenInvariants(server.db, owned.productId)).toEqual([]);
  });

  it('keeps the columns of each claim together in any order', async () => {
    const input = batchOf(31, 34, 'fifth');
    const batch = {
      ...input,
      channelIds: ['C1', 'C2', 'C3'],
      smsIds: [undefined, 'S2', undefined],
      claimIds: ['z', 'y', 'x'].map((name) => `${name} ${owned.productId}`),
    };
    expect(await insert(batch)).toEqual([]);
    const stored = await server.db
      .selectFrom('claims')
      .select(['user_id', 'subscription_id', 'channel_id', 'sms_id'])
      .where('claim_id', 'in', batch.claimIds)
      .orderBy('channel_id')
      .execute();
    expect(stored).toEqual(
      input.userIds.map((user_id, at) => ({
        user_id,
        subscription_id: input.subscriptionIds[at],
        channel_id: `C${at + 1}`,
        sms_id: at === 1 ? 'S2' : null,
      })),
    );
  });

  it('is sent in the byte order of its subscriptions, which is the lock order of the database, every column alike', async () => {
    const sent: ClaimBatchInsert[] = [];
    const writer = claimBatchWriter(server.db, {
      claimBatchChecked,
      claimBatchAllOrNothing: async (_db, input) => (sent.push(input), []),
    });
    await writer.allOrNothing({
      ...batchOf(0, 3, ''),
      subscriptionIds: ['a-2', 'B-2', 'a-10'],
      userIds: ['one', 'two', 'three'],
      claimIds: ['1', '2', '3'],
      smsIds: ['s1', undefined, 's3'],
    });
    expect(sent).toMatchObject([
      {
        subscriptionIds: ['B-2', 'a-10', 'a-2'],
        userIds: ['two', 'three', 'one'],
        claimIds: ['2', '3', '1'],
        smsIds: [undefined, 's3', 's1'],
      },
    ]);
    const { rows } = await sql<{
      name: string;
      text: string;
    }>`select proname as name, prosrc as text from pg_proc where proname in ('claim_batch_checked', 'fail_claims')`.execute(
      server.db,
    );
    for (const { name, text } of rows)
      expect(text.match(/order by (\w\.)?subscription_id(?! collate "C")/), name).toBeNull();
    expect(rows).toHaveLength(2);
  });

  it('is skipped for the sixteen batches of that right after a conflict', async () => {
    const inserts: string[] = [];
    const writer = claimBatchWriter(server.db, {
      claimBatchChecked: (db, input) => (inserts.push('checked'), claimBatchChecked(db, input)),
      claimBatchAllOrNothing: (db, input) => (inserts.push('optimistic'), claimBatchAllOrNothing(db, input)),
    });
    for (let time = 0; time < 18; time += 1) await insert(batchOf(0, 2, `again ${time}`), writer);
    expect(inserts.flatMap((way, at) => (way === 'checked' ? [] : [at]))).toEqual([0, 18]);
    await insert(batchOf(20, 22, 'elsewhere', 1), writer);
    expect(inserts.at(-1)).toBe('optimistic');
  });

  it('may claim again what was given back before', async () => {
    const {
      userIds: [userId = ''],
    } = batchOf(30, 31, '');
    for (const time of ['first', 'second', 'third']) {
      expect(await insert(batchOf(30, 31, time))).toEqual([]);
      expect(await insert(batchOf(30, 31, `${time} again`))).toEqual([{ place: 1, outcome: 'needs-lookup' }]);
      await server.db
        .selectNoFrom((e) =>
          e
            .fn('fail_claims', [
              e.val([`${userId} ${time}`]),
              e.val(['']),
              e.val(['']),
              e.val([null]),
              e.val(now),
            ])
            .as('given'),
        )
        .execute();
    }
    expect(
      await server.db.selectFrom('claims').select('state').where('user_id', '=', userId).execute(),
    ).toEqual([{ state: 'failed' }, { state: 'failed' }, { state: 'failed' }]);
    expect(await brokenInvariants(server.db, owned.productId)).toEqual([]);
  });

  it('changes nothing when the right, its group or its product has other terms', async () => {
    const { rightsId, groupId } = rightOf(0);
    const before = await claims();
    for (const change of [
      server.db
        .updateTable('rights')
        .set({ begins_at: new Date(0) })
        .where('rights_id', '=', rightsId),
      server.db.updateTable('right_groups').set({ choose_count: 40 }).where('group_id', '=', groupId),
      server.db
        .updateTable('products')
        .set({ delivery_limit_seconds: 1_200 })
        .where('product_id', '=', owned.productId),
    ]) {
      await change.execute();
      await expect(claimBatchAllOrNothing(server.db, batchOf(34, 36, 'changed'))).rejects.toMatchObject({
        code: claimSqlState.rightChanged,
      });
      const [offered] = await offeredRight(server.db, { productId: owned.productId, ...rightOf(0), cycle });
      expect(offered?.version).not.toBe(version);
      version = offered?.version ?? '';
    }
    await claimBatchAllOrNothing(server.db, batchOf(34, 36, 'read again'));
    expect(await claims()).toBe(before + 2);
  });
});

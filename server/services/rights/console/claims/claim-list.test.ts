import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims } from '#core/contract/console/claims.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { aHolder, type TestHolder } from '../../../../testing/data/a-holder.ts';
import { aRight, type TestRight } from '../../../../testing/data/a-right.ts';
import { freshId } from '../../../../testing/fresh.ts';
import { anOperator, consoleData, type TestOperator } from '../../../../testing/operators/an-operator.ts';
import { seededInt, seedOfRun } from '../../../../testing/seeded.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let service: TestOperator;
let rights: readonly TestRight[];
const supplier = freshId('supplier');
const seed = seedOfRun();
const below = seededInt(seed);

/** One right has most claims, some have a few, some none; in each minute there are several of several rights. */
beforeAll(async () => {
  server = await testServer();
  service = await anOperator(server, { roles: ['service'] });
  const first = await aRight(server);
  const others = await Promise.all(Array.from({ length: 24 }, () => aRight(server, { beside: first })));
  rights = [first, ...others];
  const ids = rights.map(({ rightsId }) => rightsId);
  await server.db.updateTable('rights').set({ supplier }).where('rights_id', 'in', ids).execute();
  const holder = await aHolder(server, first);
  const made = rights.flatMap((right, nth) =>
    Array.from({ length: nth === 0 ? 90 : nth < 18 ? below(7) : 0 }, () => aClaim(holder, right)),
  );
  await server.db.insertInto('claims').values(made).execute();
}, 60_000);
afterAll(() => server.stop());

function aClaim({ member }: TestHolder, { productId, groupId, rightsId }: TestRight) {
  const at = new Date(Date.UTC(2025, 2 + below(2), 1, 0, below(40)));
  const state = below(3) === 0 ? ('failed' as const) : ('delivered' as const);
  return {
    claim_id: freshId('claim'),
    user_id: member.userId,
    subscription_id: freshId('subscription'),
    product_id: productId,
    group_id: groupId,
    rights_id: rightsId,
    cycle: at.toISOString().slice(0, 7),
    state,
    channel_id: 'C0013',
    claimed_at: at,
    settled_at: at,
    next_try_at: at,
    deliver_by: at,
  };
}

interface Filters {
  readonly state?: string;
  readonly cycle?: string;
  readonly rightsId?: string;
}

/** The whole list, page by page. */
async function pages(filters: object, limit: number): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | undefined; ;) {
    const input = { ...filters, limit, ...(after !== undefined && { after }) };
    const page: DataOf<typeof claims.claims> = await consoleData(server, claims.claims, input, service);
    seen.push(...page.rows.map(({ claimId }) => claimId));
    if (page.nextKey === null) return seen;
    after = page.nextKey;
  }
}

/** The same list from the table, without an index. */
async function expected({ state, cycle, rightsId }: Filters): Promise<string[]> {
  const found = await server.db
    .selectFrom('claims')
    .innerJoin('rights', 'rights.rights_id', 'claims.rights_id')
    .select(['claim_id', 'claimed_at', 'claims.rights_id', 'state', 'cycle'])
    .where('rights.supplier', '=', supplier)
    .orderBy('claimed_at', 'desc')
    .orderBy('claim_id', 'desc')
    .execute();
  return found
    .filter((row) => state === undefined || row.state === state)
    .filter((row) => cycle === undefined || row.cycle === cycle)
    .filter((row) => rightsId === undefined || row.rights_id === rightsId)
    .map(({ claim_id }) => claim_id);
}

describe(`the list of claims of many rights (SEED=${seed})`, () => {
  it.each([3, 20, 100])(
    'has every claim once and in order, with equal times within and across pages of %i',
    async (limit) => {
      for (const filters of [{}, { state: 'delivered' }, { cycle: '2025-03' }] satisfies Filters[])
        expect(await pages({ supplier, ...filters }, limit)).toEqual(await expected(filters));
    },
  );

  it('of one right has the claims of this right, and of a right without claims none', async () => {
    for (const { rightsId } of [rights[0], rights[1], rights[24]].flatMap((right) => right ?? []))
      expect(await pages({ rightsId }, 20)).toEqual(await expected({ rightsId }));
    expect(await pages({ rightsId: rights[24]?.rightsId }, 20)).toEqual([]);
  });

  it('begins with the same claims without a filter, the newer ones of other rights first', async () => {
    const all = await pages({}, 30);
    const own = new Set(await expected({}));
    expect(all.filter((claimId) => own.has(claimId))).toEqual([...own]);
  });
});

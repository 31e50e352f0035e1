import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { claimSqlState, isClaimConflict } from './sql-state.ts';

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  open = openDatabase({ url: database.url, pool: 2 });
  await sql`
    insert into users (user_id, mobile_sealed, mobile_lookup, isp_flag, brand_num, user_name, created_at)
      select 'u' || n, 'm' || n, 'm' || n, 1, '', '', now() from generate_series(1, 4) n;
    insert into products values ('p', 'special', '', null, 0, '', false, 600);
    insert into right_groups values ('g', 'p', '', 2, 1);
    insert into rights (rights_id, group_id, name, show_name, pic_url, hint, detail, supplier, min_level, sort)
      select r, 'g', '', '', '', '', '', '', 0, 1 from unnest(array['r1', 'r2']) r;
    insert into subscriptions select 's' || n, 'u' || n, 'p', now() - interval '1 day', null from generate_series(1, 3) n;
  `.execute(open.db);
});
beforeEach(() => sql`truncate claims, group_use, rights_stock`.execute(open.db));
afterAll(async () => {
  await open.close();
  await database.drop();
});

interface Batch {
  readonly subscribers: readonly number[];
  readonly right?: string;
  readonly stock?: number;
  readonly version?: string;
  /** Distinguishes the ids of two claims of one subscriber. */
  readonly attempt?: string;
}

const version = async () =>
  (
    await sql<{ version: string }>`
      select offer_version(p, g, r) as version from products p, right_groups g, rights r where r.rights_id = 'r1'`.execute(
      open.db,
    )
  ).rows[0]?.version;

const insertBatch = async (batch: Batch) =>
  sql`select claim_batch_all_or_nothing(
    'p', 'g', ${batch.right ?? 'r1'}, '2026-05', now(), now(), now(), 2::smallint, ${batch.stock ?? null}::integer,
    ${batch.subscribers.map((n) => `c${n}${batch.attempt ?? ''}`)}::text[], ${batch.subscribers.map((n) => `u${n}`)}::text[],
    ${batch.subscribers.map((n) => `s${n}`)}::text[], ${batch.subscribers.map(() => 'C')}::text[], null, null, null, null,
    ${batch.version ?? (await version())})`.execute(open.db);

const inserted = async () =>
  (await open.db.selectFrom('claims').select('claim_id').orderBy('claim_id').execute()).map(
    ({ claim_id }) => claim_id,
  );

describe('a batch of claims is rejected as a whole', () => {
  it.each<[string, Batch, object]>([
    ['the right has changed', { subscribers: [2], version: '1 2 3' }, { code: claimSqlState.rightChanged }],
    ['one holds no subscription', { subscribers: [2, 4] }, { code: claimSqlState.notOwned }],
    ['the stock is short', { subscribers: [2, 3], stock: 1 }, { code: claimSqlState.stockShort }],
    [
      'one has claimed the right',
      { subscribers: [1, 2], attempt: 'b' },
      { code: '23505', constraint: 'claims_once_per_cycle' },
    ],
    [
      'one claim id exists',
      { subscribers: [1, 2], right: 'r2' },
      { code: '23505', constraint: 'claims_pkey' },
    ],
    [
      'one has chosen from the group',
      { subscribers: [1, 2], right: 'r2', attempt: 'b' },
      { code: '23505', constraint: 'group_use_pkey' },
    ],
  ])('with its own SQLSTATE when %s', async (_reason, batch, expected) => {
    await insertBatch({ subscribers: [1] });
    const error = await insertBatch(batch).then(
      () => undefined,
      (rejected: unknown) => rejected,
    );
    expect(error).toMatchObject(expected);
    expect(isClaimConflict(error)).toBe(true);
    expect(await inserted()).toEqual(['c1']);
  });

  it('but not when all of it may be inserted', async () => {
    await insertBatch({ subscribers: [1, 2, 3], stock: 3 });
    expect(await inserted()).toEqual(['c1', 'c2', 'c3']);
  });
});

describe('the version of an offer', () => {
  const offerOf = async () =>
    (
      await sql<{ version: string; xmins: string }>`
        select offer_version(p, g, r) as version, concat_ws(' ', p.xmin, g.xmin, r.xmin) as xmins
        from products p join right_groups g using (product_id) join rights r using (group_id) where r.rights_id = 'r1'`.execute(
        open.db,
      )
    ).rows[0];

  it.each([
    ['products', 'starts_next_month', 'not starts_next_month'],
    ['products', 'delivery_limit_seconds', 'delivery_limit_seconds + 1'],
    ['right_groups', 'choose_count', 'choose_count + 1'],
    ['rights', 'monthly_stock', '5'],
    ['rights', 'begins_at', 'now()'],
    ['rights', 'ends_at', `now() + interval '1 day'`],
    ['rights', 'opens_on_day', '2'],
    ['rights', 'opens_at_hour', '11'],
    ['rights', 'min_level', 'min_level + 1'],
    ['rights', 'province_only', 'not province_only'],
  ])('changes with %s.%s', async (table, column, changed) => {
    const before = await offerOf();
    await sql.raw(`update ${table} set ${column} = ${changed}`).execute(open.db);
    expect((await offerOf())?.version).not.toBe(before?.version);
  });

  it('is that of the values alone, whatever wrote them', async () => {
    const before = await offerOf();
    await sql`update rights set name = name where rights_id = 'r1'`.execute(open.db);
    const after = await offerOf();
    expect(after?.xmins).not.toBe(before?.xmins);
    expect(after?.version).toBe(before?.version);
  });

  it('of the release before is accepted too', async () => {
    await insertBatch({ subscribers: [1], version: (await offerOf())?.xmins ?? '' });
    expect(await inserted()).toEqual(['c1']);
  });
});

it('other errors of the database are no conflicts', async () => {
  for (const statement of ['select 1/0', 'select from missing'])
    await expect(sql.raw(statement).execute(open.db)).rejects.not.toSatisfy(isClaimConflict);
});

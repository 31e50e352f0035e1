import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { rememberedCount, type Limitable } from './remembered-count.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await sql`create table counted_rows (row_id integer primary key)`.execute(server.db);
});
afterAll(() => server.stop());

/** The clock of the memory, which stands still. */
let at = performance.now();
beforeEach(() => vi.spyOn(performance, 'now').mockImplementation(() => at));
afterEach(() => vi.restoreAllMocks());

const fill = async (rows: number) => {
  await sql`truncate counted_rows`.execute(server.db);
  await sql`insert into counted_rows select generate_series(1, ${rows}::integer)`.execute(server.db);
};
const rows = (above = 0): Limitable => ({
  limit: (most) => sql`select row_id from counted_rows where row_id > ${above} limit ${most}`,
});
const counted = (above?: number) => rememberedCount(server.db, rows(above));

it('up to 1,000 rows are counted each time', async () => {
  await fill(1_000);
  expect(await counted()).toEqual({ value: 1_000, exact: true });
  await fill(999);
  expect(await counted()).toEqual({ value: 999, exact: true });
});

it('more are remembered for five seconds, for the same list with the same filters', async () => {
  await fill(1_500);
  expect(await counted(1)).toEqual({ value: 1_499, exact: true });
  await fill(10_002);
  expect(await counted(1)).toEqual({ value: 1_499, exact: true });
  expect(await counted(2)).toEqual({ value: 10_000, exact: true });
  at += 5_001;
  expect(await counted(1)).toEqual({ value: 10_000, exact: false });
});

it('that there are more than 10,000 is remembered for a minute', async () => {
  await fill(10_001);
  expect(await counted()).toEqual({ value: 10_000, exact: false });
  await fill(3);
  at += 59_000;
  expect(await counted()).toEqual({ value: 10_000, exact: false });
  at += 1_001;
  expect(await counted()).toEqual({ value: 3, exact: true });
});

it('a key names the list where one of its values is the time', async () => {
  await fill(2_000);
  expect(await rememberedCount(server.db, rows(10), 'rows')).toEqual({ value: 1_990, exact: true });
  expect(await rememberedCount(server.db, rows(11), 'rows')).toEqual({ value: 1_990, exact: true });
});

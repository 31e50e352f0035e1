import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '#core/contract/all-calls.ts';
import { environments } from '#core/config/environments.ts';
import { agreements } from '#core/contract/common/agreements.ts';
import { content } from '#core/contract/console/content.ts';
import { home } from '#core/contract/goods/home.ts';
import { requiredAgreements } from '#core/rules/agreements/required-agreements.ts';
import { anOperator, consoleData } from '../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { firstRows } from './first-rows.ts';
import { runSeedCommand } from './seed-command.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const seed = () =>
  runSeedCommand(server.db, { now: server.now(), base: environments.dev.base }, ['production']);
/** Every row of the seeded tables, as text. */
const contents = async (): Promise<readonly string[]> => {
  const found = await Promise.all(
    firstRows.map(({ table }) =>
      sql<{ row: string }>`select ${table} || t::text as row from ${sql.table(table)} t order by 1`.execute(
        server.db,
      ),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ row }) => row));
};
const writtenIn = (text: string): readonly number[] =>
  text
    .split('\n\n')[0]
    ?.split('\n')
    .slice(1)
    .map((row) => Number(/ {2}(\d+) +\d+/.exec(row)?.[1])) ?? [];

describe('the first data of a mall', () => {
  it('is written into an empty database, with one table of what was written and what is missing', async () => {
    const { isDone, text } = await seed();
    expect(isDone).toBe(true);
    expect(writtenIn(text)).toHaveLength(firstRows.length);
    expect(writtenIn(text).every((rows) => rows > 0)).toBe(true);
    for (const lacking of ['第一位负责人', '份协议还是初稿', '权益产品', '门店', '商品'])
      expect(text.split('还缺：')[1]).toContain(lacking);
  });

  it('shows the agreements of signing in as drafts, and the console can edit every home page', async () => {
    for (const templateId of requiredAgreements) {
      const { version, body } = await server.data(agreements.agreementTemplate, { templateId });
      expect(version).toBe('初稿');
      expect(body).toMatch(/^本文本为初稿/);
    }
    const editor = await anOperator(server, { roles: ['content'] });
    const { rows } = await consoleData(server, content.contentEntities, { kind: 'floors' }, editor);
    expect(rows).toHaveLength(4);
    const { floors } = await server.data(home.regionFloors, { regionCode: 'SUPER_MARKET_HOME' });
    expect(floors.map(({ kind }) => kind)).toContain('quick');
  });

  it('is written once: two more commands at the same time change nothing', async () => {
    const before = await contents();
    const both = await Promise.all([seed(), seed()]);
    expect(both.flatMap(({ text }) => writtenIn(text)).every((rows) => rows === 0)).toBe(true);
    expect(await contents()).toEqual(before);
  });

  it('never overwrites what an operator changed, and does not bring back what one deleted', async () => {
    await server.db
      .updateTable('questions')
      .set({ answer: '本省的回答。' })
      .where('question_id', '=', 'claim-where')
      .execute();
    await server.db.deleteFrom('questions').where('question_id', '=', 'order-pay').execute();
    await server.db.deleteFrom('recommended_cities').where('area_num', '=', '310000').execute();
    const before = await contents();
    const { text } = await seed();
    expect(writtenIn(text).every((rows) => rows === 0)).toBe(true);
    expect(await contents()).toEqual(before);
  });

  it('leaves rows alone that were there before it', async () => {
    const other = await testServer();
    try {
      await other.db
        .insertInto('shop_categories')
        .values({ category_id: 'drinks', name: '茶', icon_url: 'goods/tea', sort: 9, channel: null })
        .execute();
      await runSeedCommand(other.db, { now: other.now(), base: other.base }, ['production']);
      const row = await other.db
        .selectFrom('shop_categories')
        .select('name')
        .where('category_id', '=', 'drinks')
        .executeTakeFirst();
      expect(row?.name).toBe('茶');
    } finally {
      await other.stop();
    }
  });

  it('is an act in the audit log', async () => {
    const { rows } = await sql<{ act: string }>`select act from audit_log where object_kind = 'seed'`.execute(
      server.db,
    );
    expect(rows).toEqual([{ act: '写入初始数据' }]);
  });

  it('lets every call that a guest may make be answered without a failure', async () => {
    const failed: string[] = [];
    for (const { id, endpoint } of allCalls.filter((call) => call.endpoint.access !== 'member')) {
      const { status, envelope } = await server.send(endpoint, {});
      if (status >= 500 || envelope.code === '-1') failed.push(`${id}: ${status} ${envelope.message}`);
    }
    expect(failed).toEqual([]);
  });

  it('says how it is called when it is called otherwise', async () => {
    const { isDone, text } = await runSeedCommand(server.db, { now: server.now(), base: '' }, []);
    expect(isDone).toBe(false);
    expect(text).toContain('npm run seed -- production');
  });
});

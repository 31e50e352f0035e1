import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { home } from '#core/contract/goods/home.ts';
import { seedProduction } from '../seed/seed-production.ts';
import { aMember } from '../testing/data/a-member.ts';
import { anOperator, type TestOperator } from '../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { runImportCommand } from './import-command.ts';
import { importKinds, kindOfFile } from './import-kinds.ts';

let server: TestServer;
let owner: TestOperator;
const folder = mkdtempSync(join(tmpdir(), 'imports-'));
const examples = join(import.meta.dirname, '../../docs/imports');

beforeAll(async () => {
  server = await testServer();
  await seedProduction(server.db, { now: server.now(), base: server.base });
  owner = await anOperator(server, { roles: ['owner'] });
});
afterAll(() => server.stop());

const run = (...args: readonly string[]) => runImportCommand(server.deps, [...args, '--as', owner.loginName]);
const example = (name: string): string => readFileSync(join(examples, `${name}.csv`), 'utf8');
function aFile(name: string, csv: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, csv);
  return path;
}

const tables = [
  'products',
  'right_groups',
  'rights',
  'product_tiers',
  'product_plans',
  'shops',
  'goods',
  'goods_drafts',
  'skus',
  'sku_codes',
  'floors',
  'collection_goods',
  'content_revisions',
  'card_code_batches',
  'card_codes',
  'audit_log',
] as const;
/** Every row that imports write, as text. */
const contents = async (): Promise<readonly string[]> => {
  const found = await Promise.all(
    tables.map((table) =>
      sql<{ row: string }>`select ${table} || t::text as row from ${sql.table(table)} t order by 1`.execute(
        server.db,
      ),
    ),
  );
  return found.flatMap(({ rows }) => rows.map(({ row }) => row));
};

/** For each kind: a change to its example that makes one line wrong, and what is said of it. */
const wrongLines: Readonly<Record<string, readonly [find: string, replace: string, fault: string]>> = {
  products: ['watch-30.music,音乐会员月卡', 'watch-30.music,', '第 4 行：权益“”太短'],
  plans: ['年卡,12', '年卡,', '第 3 行：月数和天数要写一个'],
  shops: ['00:00-24:00', '全天', '第 3 行：营业时间“全天”不对；写成 08:00-22:00'],
  goods: ['drinks.coffee', 'drinks.none', '第 3 行：没有分类 drinks.none'],
  codes: [
    'coffee-cup.1,6285310777310402',
    'coffee-cup.9,6285310777310402',
    '第 3 行：没有卡密规格 coffee-cup.9',
  ],
  floors: ['video-month、coffee-cup', 'video-month、no-such', '第 6 行：没有商品 no-such'],
  'card-codes': ['5PWN-3JYE-6GZB-1FSK', '5PWN-3JYE', '第 3 行：卡密不对'],
};

describe('files of a new mall', () => {
  it('have an example for each kind, and no example without a kind', () => {
    const files = readdirSync(examples).filter((name) => name.endsWith('.csv'));
    expect(files.toSorted()).toEqual(importKinds.map(({ name }) => `${name}.csv`).toSorted());
    expect(Object.keys(wrongLines)).toEqual(importKinds.map(({ name }) => name));
    expect(importKinds.map(({ name }) => kindOfFile(`${name}-2026.csv`)?.name)).toEqual(
      importKinds.map(({ name }) => name),
    );
  });

  describe.each(importKinds.map(({ name }) => name))('%s.csv', (name) => {
    it('names a wrong line and writes nothing, neither in a dry run nor in earnest', async () => {
      const [find, replace, fault] = wrongLines[name] ?? ['', '', ''];
      const wrong = example(name).replace(find, replace);
      expect(wrong).not.toBe(example(name));
      const before = await contents();
      for (const dry of [['--dry-run'], []]) {
        const { isDone, text } = await run(aFile(`${name}.csv`, wrong), ...dry);
        expect(isDone).toBe(false);
        expect(text).toContain(fault);
        expect(text).toContain('没有写入');
      }
      expect(await contents()).toEqual(before);
    });

    it('is judged by a dry run without being written', async () => {
      const before = await contents();
      const { isDone, text } = await run(join(examples, `${name}.csv`), '--dry-run');
      expect(text).toMatch(/检查通过，没有写入：(新建 [1-9]|新建 0，修改 [1-9])/);
      expect(isDone).toBe(true);
      expect(await contents()).toEqual(before);
    });

    it('is imported, by the owner who is named', async () => {
      const { isDone, text } = await run(join(examples, `${name}.csv`));
      expect(text).toContain('已导入');
      expect(isDone).toBe(true);
      const { rows } = await sql<{ name: string }>`
        select operator_name as name from audit_log where object_kind = 'import' and object_key = ${name}`.execute(
        server.db,
      );
      expect(rows).toEqual([{ name: owner.name }]);
    });

    it('changes nothing when it is imported again', async () => {
      const before = await contents();
      const { text } = await run(join(examples, `${name}.csv`));
      expect(text).toMatch(/没有要写入的内容|这件商品已有规格/);
      expect(await contents()).toEqual(before);
    });
  });

  it('are what subscribers see: the home page has its floors, a printed card gives its right', async () => {
    const { floors } = await server.data(home.regionFloors, { regionCode: 'SUPER_MARKET_HOME' });
    expect(floors.map(({ title }) => title)).toEqual(expect.arrayContaining(['快捷入口', '公告']));
    const member = await aMember(server);
    const { mobile } = member;
    const exchanged = await server.call(
      cardCode.exchangeCardCode,
      { cardCode: '7k2m 9qxa 4hdr 8tcv', mobile },
      { as: member },
    );
    expect(exchanged).toMatchObject({ success: true });
  });

  it('may be saved by a spreadsheet in GB 18030', async () => {
    // 门店编号 … in GB 18030 cannot be written by a text encoder, so the heads are bytes.
    const gb = Uint8Array.from([0xc3, 0xc5, 0xb5, 0xea, 0xb1, 0xe0, 0xba, 0xc5, 0x0a, 0x31]);
    const { text } = await run(aFile('shops-gb.csv', gb));
    expect(text).toContain('缺少列：名称、');
  });

  it('change shops that are there, but not products: two persons do that in the console', async () => {
    const shops = await run(aFile('shops.csv', example('shops').replace('满30减5', '满20减5')));
    expect(shops.text).toContain('新建 0，修改 1，不变 1');
    const products = await run(aFile('products.csv', example('products').replace(',30.00,', ',1.00,')));
    expect(products.text).toContain(
      '第 2 行：产品 随心看权益包 30元版 已有，内容不一样；在运营台“权益产品”修改',
    );
  });

  it('are imported by an owner alone', async () => {
    const editor = await anOperator(server, { roles: ['content', 'activities'] });
    const file = join(examples, 'shops.csv');
    for (const login of [editor.loginName, 'nobody'])
      expect(await runImportCommand(server.deps, [file, '--as', login])).toMatchObject({
        isDone: false,
        text: expect.stringContaining(`没有登录名是 ${login} 的负责人`) as string,
      });
    expect((await runImportCommand(server.deps, [file])).text).toContain('npm run import --');
  });

  it('never say a code or a card in a fault', async () => {
    const wrong = example('codes').replace('2036-12-31', '2020-01-01');
    const { text } = await run(aFile('codes.csv', wrong));
    expect(text).toContain('第 2 行：券码已过期');
    expect(text).not.toContain('62853107773104');
  });
});

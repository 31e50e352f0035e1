import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from './load-demo.ts';
import { aDemo, china, claim, memberOf, midMonth, type Demo } from './testing/a-demo.ts';
import { valuesOf } from './testing/values-of.ts';
import { lookupOf, testEncryption } from '../testing/databases/test-encryption.ts';

const gold = memberOf('13800000001');
const platinum = memberOf('13800000005');
const demos: Demo[] = [];
const own = async (...provided: Parameters<typeof aDemo>): Promise<Demo> => {
  const demo = await aDemo(...provided);
  demos.push(demo);
  return demo;
};

let demo: Demo;
beforeAll(async () => {
  demo = await own();
});
afterAll(() => Promise.all(demos.map(({ drop }) => drop())));

/** Every row of every table. */
async function everything({ deps: { db } }: Demo): Promise<Record<string, unknown[]>> {
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db);
  const rows = tables.rows.map(
    async ({ name }) =>
      [
        name,
        (await sql`select to_jsonb(t) as row from ${sql.table(name)} t order by 1`.execute(db)).rows,
      ] as const,
  );
  return Object.fromEntries(await Promise.all(rows));
}

it('loading twice changes nothing', async () => {
  const before = await everything(demo);
  await loadDemo(demo.deps, midMonth);
  expect(await everything(demo)).toEqual(before);
});

it('instances that start at once on an empty database load it once', async () => {
  const raced = await own(midMonth, ({ deps: { db } }) =>
    Promise.all([1, 2, 3].map(() => loadDemo({ db, encryption: testEncryption }, midMonth))),
  );
  const sizes = (tables: Record<string, unknown[]>) =>
    Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.length]));
  expect(sizes(await everything(raced))).toEqual(sizes(await everything(demo)));
});

it('goods that an operator photographed show it again when the demo is loaded again', async () => {
  const { deps } = await own();
  const { db } = deps;
  const shown = async () =>
    (
      await sql<{ goods: string; drawing: string | null; sku: string }>`
        select g.pic_url as goods, g.drawing_url as drawing, s.pic_url as sku from goods g join skus s on s.sku_id = g.goods_id || '.1'
        where g.goods_id = 'carwash'`.execute(db)
    ).rows[0];
  const drawn = await shown();
  const key = '0'.repeat(32);
  await sql`
    insert into operators (operator_id, login_name, name, state, created_at) values ('photographer', 'photographer', '摄影', 'invited', ${midMonth});
    `.execute(db);
  await sql`
    insert into media_files (media_key, small_key, source_hash, source_type, source_width, source_height, source_bytes, name, width, height,
      bytes, small_bytes, uploaded_by, uploaded_at)
    values (${key}, ${key}, ${'0'.repeat(64)}, 'image/jpeg', 900, 600, 1, '门店', 750, 500, 1, 1, 'photographer', ${midMonth})`.execute(
    db,
  );
  await sql`insert into goods_pictures (goods_id, place, media_key) values ('carwash', 1, ${key})`.execute(
    db,
  );
  const photographed = { goods: `media:${key}.750x500`, drawing: drawn?.goods, sku: `media:${key}.750x500` };
  for (const _time of ['first', 'second']) {
    await loadDemo(deps, midMonth);
    expect(await shown()).toEqual(photographed);
  }
});

it('loading again keeps what a subscriber did and restores content', async () => {
  const used = await own();
  const { db } = used.deps;
  await claim(used, gold, 'watch-30.media.video');
  await db
    .updateTable('users')
    .set({ user_name: '新名字', points: 5 })
    .where('user_id', '=', gold.userId)
    .execute();
  await db
    .updateTable('user_coupons')
    .set({ state: 'used' })
    .where('user_id', '=', gold.userId)
    .where('coupon_type', '=', 'wzg')
    .execute();
  await db
    .updateTable('subscriptions')
    .set({ ends_at: midMonth })
    .where('subscription_id', '=', `${gold.userId}.car-owner`)
    .execute();
  await db
    .updateTable('goods')
    .set({ sold: 99_999, price_fen: 1, member_price_fen: null })
    .where('goods_id', '=', 'peach')
    .execute();
  await sql`update seckill_goods set sold = total where session_id = 'seckill-2026-08-15-10'`.execute(db);
  const before = await everything(used);
  await loadDemo({ db, encryption: testEncryption }, midMonth);
  const after = await everything(used);
  for (const table of [
    'users',
    'subscriptions',
    'user_coupons',
    'claims',
    'claim_events',
    'group_use',
    'rights_stock',
    'seckill_goods',
  ])
    expect(after[table], table).toEqual(before[table]);
  expect(
    await db
      .selectFrom('goods')
      .select(['sold', 'price_fen'])
      .where('goods_id', '=', 'peach')
      .executeTakeFirst(),
  ).toEqual({ sold: 99_999, price_fen: 8_800 });
});

it('a number that was registered before, and a closed account, get no demo data', async () => {
  const taken = await own(midMonth, ({ deps: { db } }) =>
    db
      .insertInto('users')
      .values({
        user_id: 'U-earlier',
        mobile_sealed: testEncryption.mobiles.seal(gold.mobile),
        mobile_lookup: lookupOf(gold.mobile),
        area_num: null,
        isp_flag: 0,
        brand_num: '0',
        credit_level: null,
        user_name: '先到',
        head_img_url: null,
        open_id_sealed: null,
        open_id_lookup: null,
        created_at: midMonth,
        closed_at: null,
      })
      .execute(),
  );
  const { db } = taken.deps;
  expect(
    await db
      .selectFrom('users')
      .select('user_id')
      .where('mobile_lookup', '=', lookupOf(gold.mobile))
      .execute(),
  ).toEqual([{ user_id: 'U-earlier' }]);
  expect(
    await db.selectFrom('subscriptions').select('user_id').where('user_id', '=', gold.userId).execute(),
  ).toEqual([]);

  await db.updateTable('users').set({ closed_at: midMonth }).where('user_id', '=', platinum.userId).execute();
  await loadDemo({ db, encryption: testEncryption }, china('2026-09-02T11:00:00'));
  const later = db
    .selectFrom('user_coupons')
    .select('card_code')
    .where('user_id', '=', platinum.userId)
    .where('expires_at', '>', china('2026-09-01T00:00:00'));
  expect(await later.execute()).toEqual([]);
});

it('every picture named in the data is drawn', async () => {
  const { db } = demo.deps;
  const data = await Promise.all([
    db.selectFrom('vip_types').select('pic_url').execute(),
    db.selectFrom('products').select('pic_url').execute(),
    db.selectFrom('rights').select('pic_url').execute(),
    db.selectFrom('goods').select('pic_url').execute(),
    db.selectFrom('qr_materials').select('pic_url').execute(),
    db.selectFrom('product_tiers').select('pic_url').execute(),
    db.selectFrom('businesses').select('pic_url').execute(),
    db.selectFrom('shops').select('pic_url').execute(),
    db.selectFrom('shop_categories').select('icon_url as pic_url').execute(),
    db.selectFrom('floors').select('content').execute(),
  ]);
  const pictures = new Set(valuesOf(data, ['pic_url', 'picUrl', 'pics']));
  expect(pictures.size).toBeGreaterThan(30);
  for (const picture of pictures) expect(existsSync(`web/public/art/${picture}.svg`), picture).toBe(true);
});

it('every agreement has its text, and a published version is never edited', async () => {
  const { db } = demo.deps;
  const read = () => db.selectFrom('agreements').selectAll().orderBy('template_id').execute();
  expect((await read()).map(({ template_id, title }) => [template_id, title])).toEqual([
    ['auto-renew', '自动续费说明'],
    ['blessing-bag', '权益福袋服务协议'],
    ['business-order', '业务办理须知'],
    ['internet-behavior', '上网行为报告授权书'],
    ['member-service', '会员服务协议'],
    ['number-auth', '号码认证服务条款'],
    ['privacy', '隐私政策'],
    ['user-service', '用户服务协议'],
  ]);
  expect((await read()).filter(({ body }) => body.split('\n').length < 7)).toEqual([]);
  const loaded = await own();
  const edit = loaded.deps.db.updateTable('agreements').set({ body: '已同意的文本' });
  await expect(edit.execute()).rejects.toThrow('append-only');
  await sql`alter table agreements disable trigger reject_change`.execute(loaded.deps.db);
  await edit.execute();
  await loadDemo(loaded.deps, midMonth);
  expect(await loaded.deps.db.selectFrom('agreements').select('body').distinct().execute()).toEqual([
    { body: '已同意的文本' },
  ]);
});

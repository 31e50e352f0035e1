import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { floor } from '#core/contract/goods/floors.shapes.ts';
import { parsePagePath } from '#core/site/parse-page-path.ts';
import { routeAt } from '#core/site/routes.ts';
import { regionFloors } from '#server/services/goods/home/region-floors.ts';
import { loadDemo } from './load-demo.ts';
import { aDemo, midMonth, type Demo } from './testing/a-demo.ts';
import { valuesOf } from './testing/values-of.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await aDemo();
});
afterAll(() => demo.drop());

const entriesOf = async (region: string) =>
  (await regionFloors(demo.deps, region)).floors.flatMap((each) =>
    each.kind === 'quick' ? each.entries : [],
  );

it.each([
  ['SUPER_MARKET_HOME', ['quick', 'seckill', 'notice', 'duo', 'goods', 'goods', 'recommend']],
  ['SUPPER_MALL_HOME', ['quick', 'notice', 'goods', 'seckill', 'recommend']],
  ['EASY_USE_HOME', ['goods', 'goods', 'goods', 'goods', 'goods', 'goods']],
  ['EXCELLENT_PLUS_HOME', ['quick', 'goods']],
])('every floor of %s fits its kind', async (region, kinds) => {
  const rows = await demo.deps.db
    .selectFrom('floors')
    .selectAll()
    .where('region_code', '=', region)
    .orderBy('sort')
    .execute();
  for (const row of rows)
    expect(
      floor.safeParse({
        subTitle: '',
        link: null,
        ...row.content,
        kind: row.kind,
        floorId: row.floor_id,
        title: row.title,
      }).error,
      row.floor_id,
    ).toBeUndefined();
  expect((await regionFloors(demo.deps, region)).floors.map(({ kind }) => kind)).toEqual(kinds);
});

it.each([
  ['SUPER_MARKET_HOME', 10, 'quick'],
  ['SUPPER_MALL_HOME', 3, 'quick'],
  ['EXCELLENT_PLUS_HOME', 4, 'icon'],
])('%s has %i entries, drawn as %s', async (region, count, art) => {
  const entries = await entriesOf(region);
  expect(entries).toHaveLength(count);
  for (const { key } of entries) expect(existsSync(`web/public/art/${art}/${key}.svg`), key).toBe(true);
});

it.each(['/content', '/mall/testcontent'])('every link leads to a page under %s', async (base) => {
  const { db } = demo.deps;
  await loadDemo(db, midMonth, base);
  const links = valuesOf(
    [
      await db.selectFrom('floors').select('content').execute(),
      await db.selectFrom('goods').select('goods_url').execute(),
    ],
    ['link', 'goods_url', 'goodsUrl'],
  );
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) {
    const place = parsePagePath(base, link);
    expect(place && routeAt(place.project, place.path), link).toBeDefined();
  }
});

it('a mall links to its own pages before those of others', async () => {
  await loadDemo(demo.deps.db, midMonth);
  const links = async (region: string) => (await entriesOf(region)).map(({ link }) => link);
  expect(await links('SUPPER_MALL_HOME')).toEqual([
    '/content/supper-mall/rights-list',
    '/content/supper-mall/select-discount',
    '/content/supper-mall/floor-flash',
  ]);
  expect(await links('SUPER_MARKET_HOME')).toEqual(
    expect.arrayContaining([
      '/content/super-market/equity-pocket',
      '/content/super-market/classification',
      '/content/standalone-pages/high-speed-rail',
    ]),
  );
  expect(await links('EXCELLENT_PLUS_HOME')).toContain('/content/super-market/question-list');
});

it('the malls have at least 24 goods, physical and external ones among them', async () => {
  const rows = await demo.deps.db.selectFrom('goods').selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(24);
  expect(rows.filter(({ goods_type_id }) => goods_type_id === 22).length).toBeGreaterThanOrEqual(4);
  expect(rows.filter(({ is_external }) => is_external).every(({ goods_url }) => goods_url !== null)).toBe(
    true,
  );
});

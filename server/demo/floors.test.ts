import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import { routeAt } from '#core/site/routes.ts';
import { regionFloors } from '#server/services/homes/region-floors.ts';
import { loadDemo } from './load-demo.ts';
import { aDemo, midMonth, type Demo } from './testing/a-demo.ts';
import { valuesOf } from './testing/values-of.ts';
import { testEncryption } from '../testing/databases/test-encryption.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await aDemo();
});
afterAll(() => demo.drop());

const entriesOf = async (region: string) =>
  (await regionFloors(demo.deps)({ regionCode: region }, undefined)).floors.flatMap((each) =>
    each.kind === 'quick' ? each.entries : [],
  );

it.each([
  ['SUPER_MARKET_HOME', ['quick', 'seckill', 'notice', 'duo', 'ranking', 'nearby', 'recommend']],
  ['SUPPER_MALL_HOME', ['quick', 'notice', 'goods', 'seckill', 'recommend']],
  ['EASY_USE_HOME', ['exchange']],
  ['EXCELLENT_PLUS_HOME', ['quick', 'goods']],
])('every floor of %s fits its kind', async (region, kinds) => {
  const { floors } = await regionFloors(demo.deps)({ regionCode: region }, undefined);
  expect(floors.map(({ kind }) => kind)).toEqual(kinds);
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
  await loadDemo({ db, encryption: testEncryption }, midMonth, base);
  const links = valuesOf(
    [
      await db.selectFrom('floors').select('content').execute(),
      await db.selectFrom('goods').select('goods_url').execute(),
    ],
    ['link', 'goods_url', 'goodsUrl'],
  );
  expect(links.length).toBeGreaterThan(25);
  for (const link of links) {
    const place = parsePagePath(base, new URL(link, 'https://mall.example').pathname);
    expect(place && routeAt(place.project, place.path), link).toBeDefined();
  }
});

it('a mall links to its own pages before those of others', async () => {
  await loadDemo(demo.deps, midMonth);
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
  expect(rows.filter(({ kind }) => kind === 'physical').length).toBeGreaterThanOrEqual(4);
  expect(rows.filter(({ kind }) => kind === 'external').every(({ goods_url }) => goods_url !== null)).toBe(
    true,
  );
});

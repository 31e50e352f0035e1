import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberTiers } from '#server/services/rights/member-page/member-tiers.ts';
import { myBusinesses } from '#server/services/number/business-order/my-businesses.ts';
import { openBag } from '#server/services/rights/blessing-bag/open-bag.ts';
import { planLines } from '#server/services/orders/orders/plan-lines.ts';
import { cities } from '#core/rules/location/cities.ts';
import { metresBetween } from '#core/rules/location/coordinates/metres-between.ts';
import { aDemo, memberOf, type Demo } from './testing/a-demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await aDemo();
});
afterAll(() => demo.drop());

const gold = memberOf('13800000001');

describe('the offers of the demo', () => {
  it('the levels go from gold to PLUS, and the gold member sees the two above', async () => {
    const { currentName, tiers } = await memberTiers(demo.deps, gold, {});
    expect(currentName).toBe('黄金会员');
    expect(tiers.map(({ tierName, offer }) => [tierName, offer])).toEqual([
      ['黄金会员', 'held'],
      ['铂金会员', 'upgrade'],
      ['PLUS会员', 'upgrade'],
    ]);
    expect(
      tiers.every(
        ({ plans, rights, agreements, savesPerMonthFen }) =>
          plans.length > 0 && rights.length > 0 && agreements.length === 2 && savesPerMonthFen > 0,
      ),
    ).toBe(true);
  });

  it('every tier has a payment plan, and every plan of months belongs to a tier', async () => {
    const { db } = demo.deps;
    const [tiers, plans] = await Promise.all([
      db.selectFrom('product_tiers').select('product_id').distinct().execute(),
      db.selectFrom('product_plans').select('product_id').distinct().where('months', '>', 0).execute(),
    ]);
    const ids = (rows: readonly { product_id: string }[]) =>
      rows.map(({ product_id }) => product_id).toSorted();
    expect(ids(tiers)).toEqual(ids(plans));
  });

  it('the pack of seven days can be ordered at the price its page names', async () => {
    const [plan] = await planLines(demo.deps.db, ['member-watch-7.week']);
    const offer = await demo.deps.db
      .selectFrom('businesses')
      .select('price_fen')
      .where('business_id', '=', 'watch-7')
      .executeTakeFirstOrThrow();
    expect(plan).toMatchObject({
      goodsId: 'member-watch-7',
      goodsName: '随心看7天包',
      listFen: offer.price_fen,
    });
  });

  it('a membership has the name at the till that it has on the page of levels', async () => {
    const { db } = demo.deps;
    const sold = await db
      .selectFrom('product_tiers as t')
      .innerJoin('product_plans as n', 'n.product_id', 't.product_id')
      .select(['t.name', 'n.sku_id', 'n.name as plan'])
      .where('t.line', '=', 'member')
      .execute();
    expect(sold.length).toBeGreaterThan(5);
    for (const { name, sku_id, plan } of sold) {
      const [line] = await planLines(db, [sku_id]);
      expect(line?.goodsName).toContain(name);
      expect(line?.skuName).toBe(plan);
    }
  });

  it('the bag of the gold member has rights to use in shops, and every right of every bag exists', async () => {
    const { db } = demo.deps;
    const bag = await openBag(demo.deps, gold);
    expect(bag.rightsList.length).toBeGreaterThan(3);
    expect(bag.usableCount).toBeGreaterThan(0);
    expect(
      await db
        .selectFrom('page_products as g')
        .leftJoin('rights as r', 'r.rights_id', 'g.rights_id')
        .select('g.rights_id')
        .where('g.page_id', '=', 'BlessingBag')
        .where('r.rights_id', 'is', null)
        .execute(),
    ).toEqual([]);
  });

  it('shops are in the city of their address, and accept rights or goods that exist', async () => {
    const { db } = demo.deps;
    const [shops, ofRights, ofGoods] = await Promise.all([
      db.selectFrom('shops').selectAll().execute(),
      db.selectFrom('rights').select('supplier').distinct().execute(),
      db.selectFrom('goods').select('supplier').distinct().execute(),
    ]);
    const suppliers = [...ofRights, ...ofGoods];
    expect(new Set(shops.map(({ area_num }) => area_num)).size).toBe(13);
    for (const shop of shops) {
      const city = cities.find(({ areaNum }) => areaNum === shop.area_num);
      expect(shop.address.startsWith(city?.fullName ?? '?'), shop.address).toBe(true);
      expect(
        metresBetween(shop, { latitude: city?.lat ?? 0, longitude: city?.lng ?? 0 }),
        shop.name,
        // Districts at the coast and beyond the ring lie up to 25 km from the middle of their city.
      ).toBeLessThan(30_000);
      expect(suppliers.map(({ supplier }) => supplier)).toContain(shop.supplier);
    }
  });

  it('the gold member holds a data pack and the car pack', async () => {
    const mine = await myBusinesses(demo.deps, gold, 'C0013_memberOrder');
    expect(mine.map(({ businessName }) => businessName)).toEqual(['10GB流量月包', '车主权益包']);
  });
});

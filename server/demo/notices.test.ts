import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activityFloor as floorShape } from '#core/contract/content/notices.shapes.ts';
import { parsePagePath } from '#core/site/paths/parse-page-path.ts';
import { routeAt } from '#core/site/routes.ts';
import { activityFloor } from '#server/services/content/notices/activity-floor.ts';
import { loadDemo } from './load-demo.ts';
import { aDemo, midMonth, type Demo } from './testing/a-demo.ts';
import { valuesOf } from './testing/values-of.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await aDemo();
});
afterAll(() => demo.drop());

const everything = async () => {
  const { db } = demo.deps;
  return Promise.all([
    db.selectFrom('activity_floors').selectAll().execute(),
    db.selectFrom('marketing_points').selectAll().execute(),
    db.selectFrom('preheat_notices').selectAll().execute(),
    db.selectFrom('guide_steps').selectAll().execute(),
    db.selectFrom('lamps').selectAll().execute(),
    db.selectFrom('card_code_batches').selectAll().execute(),
  ]);
};

it('every picture of notices, activities, lamps and cards exists', async () => {
  const pictures = new Set(valuesOf(await everything(), ['pic_url', 'picUrl']));
  expect(pictures.size).toBeGreaterThan(8);
  for (const picture of pictures) expect(existsSync(`web/public/art/${picture}.svg`), picture).toBe(true);
});

it.each(['/content', '/mall/testcontent'])('every link in notices leads to a page under %s', async (base) => {
  await loadDemo(demo.deps, midMonth, base);
  const links = valuesOf(await everything(), ['link']).filter((link) => link !== '');
  expect(links.length).toBeGreaterThan(15);
  for (const link of links) {
    const place = parsePagePath(base, link);
    expect(place && routeAt(place.project, place.path), link).toBeDefined();
  }
});

it('every activity matches the contract', async () => {
  const rows = await demo.deps.db.selectFrom('activity_floors').select('act_floor_id').execute();
  for (const { act_floor_id } of rows)
    expect(
      floorShape.safeParse(await activityFloor(demo.deps, act_floor_id)).error,
      act_floor_id,
    ).toBeUndefined();
});

it('a card that grants a right opens a product with this right alone, and no level', async () => {
  const rows = await demo.deps.db
    .selectFrom('card_code_batches as b')
    .innerJoin('products as p', 'p.product_id', 'b.product_id')
    .innerJoin('right_groups as g', 'g.product_id', 'p.product_id')
    .innerJoin('rights as r', 'r.group_id', 'g.group_id')
    .select([
      'b.batch_id',
      'b.rights_id as brought',
      'r.rights_id',
      'p.vip_type_id',
      'p.starts_next_month',
      'g.choose_count',
    ])
    .where('b.grants', '=', 'right')
    .execute();
  expect(rows.length).toBe(4);
  for (const row of rows)
    expect(row).toMatchObject({
      rights_id: row.brought,
      vip_type_id: null,
      starts_next_month: false,
      choose_count: 1,
    });
});

it('the ticker offers coupons of the coupon centre, at their amounts', async () => {
  const rows = await demo.deps.db
    .selectFrom('lamps as l')
    .leftJoin('coupon_templates as t', 't.template_id', 'l.coupon_id')
    .select(['l.text', 'l.amount_fen as shown_fen', 'l.threshold_fen as shown_threshold'])
    .select(['t.title', 't.amount_fen', 't.threshold_fen'])
    .where('l.coupon_id', 'is not', null)
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const { text, shown_fen, shown_threshold, title, amount_fen, threshold_fen } of rows)
    expect([text, shown_fen, shown_threshold]).toEqual([title, amount_fen, threshold_fen]);
});

it('every coupon that a text names with its value exists', async () => {
  const { db } = demo.deps;
  const [templates, rights, goods] = await Promise.all([
    db.selectFrom('coupon_templates').select('title').execute(),
    db.selectFrom('rights').select(['show_name']).execute(),
    db.selectFrom('goods').select('name').execute(),
  ]);
  const names = [
    ...templates.map(({ title }) => title),
    ...rights.map(({ show_name }) => show_name),
    ...goods.map(({ name }) => name),
  ];
  const texts = JSON.stringify([
    await db.selectFrom('lamps').select('text').execute(),
    await db.selectFrom('messages').select(['title', 'text']).execute(),
    await db.selectFrom('materials').select(['title', 'sub_title']).execute(),
    await db.selectFrom('collections').select(['title', 'sub_title']).execute(),
    await db.selectFrom('coupon_activities').select(['title', 'sub_title']).execute(),
    await db.selectFrom('floors').selectAll().execute(),
    await db.selectFrom('activity_floors').selectAll().execute(),
  ]);
  const named = texts.match(/(?:\d+元|\d+GB|[一二五七八]折)[^，。、；！“”"\s]{0,8}?券/g) ?? [];
  expect(named.length).toBeGreaterThan(2);
  for (const name of named)
    expect(
      names.some((each) => each.includes(name) || name.includes(each)),
      name,
    ).toBe(true);
});

it('every message about an order or a claim leads to one of its receiver', async () => {
  const { db } = demo.deps;
  const messages = await db.selectFrom('messages').select(['user_id', 'kind', 'title', 'link']).execute();
  const about = (key: string) =>
    messages.flatMap(({ user_id, link }) => {
      const id = link?.query?.[key];
      return id === undefined ? [] : [{ user_id, id }];
    });
  const [ofOrders, ofClaims] = [about('orderNo'), about('claimId')];
  expect(ofOrders.length).toBe(messages.filter(({ kind }) => kind === 'trade').length);
  expect(ofClaims.length).toBe(messages.filter(({ title }) => title.endsWith('已到账')).length);
  expect([ofOrders.length, ofClaims.length]).toEqual([3, 2]);
  const owned = [
    ...(await db.selectFrom('orders').select(['user_id', 'order_no as id']).execute()),
    ...(await db.selectFrom('claims').select(['user_id', 'claim_id as id']).execute()),
  ];
  expect(owned).toEqual(expect.arrayContaining([...ofOrders, ...ofClaims]));
});

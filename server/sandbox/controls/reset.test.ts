import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatApp } from '#core/contract/user/chat-app.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import { scriptName } from '#core/contract/sandbox/hosts.shapes.ts';
import { trade } from '#core/contract/sandbox/trade.ts';
import { outageName } from '#core/contract/sandbox/upstreams.shapes.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { freshMobile } from '../../testing/fresh.ts';
import { aProof } from '../../testing/sign-in-by-proof.ts';
import { aNotice } from '../../testing/data/a-notice.ts';
import { switchCity } from '../../testing/data/switch-city.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());

it('after a reset, the mini-program knows no subscriber any more, and starts as for a guest', async () => {
  const mobile = freshMobile();
  const start = async () =>
    server.call(chatApp.miniProgramLogin, { code: await aProof(server, 'mini-code', mobile) });
  const { data: openId } = (await start()) as { readonly data: unknown };
  if (typeof openId !== 'string') throw new Error('no handle of the id');
  const phoneCode = await aProof(server, 'mini-phone', mobile);
  await server.call(chatApp.miniProgramMobileLogin, { phoneCode, openId });
  expect(await start()).toMatchObject({ success: true });
  await server.sandbox(controls.reset, {});
  expect(await start()).toMatchObject({ success: false, code: '-4' });
});

it('after everything was switched, a reset makes all normal again', async () => {
  const state = async () => {
    const { now: _now, ...settings } = await server.sandbox(controls.state, {});
    return settings;
  };
  const stock = async () => ({
    skus: (await server.sandbox(trade.demo, {})).skus,
    areas: await server.db
      .selectFrom('area_stock')
      .selectAll()
      .orderBy('sku_id')
      .orderBy('area_num')
      .execute(),
    sales: await server.db
      .selectFrom('seckill_sessions')
      .select(['session_id', 'is_on'])
      .where('session_id', 'not like', 'flash-%')
      .orderBy('session_id')
      .execute(),
  });
  const [normal, normalStock] = [await state(), await stock()];
  const [area] = normal.demoDegradations;
  const areaSku = normalStock.areas[0]?.sku_id;
  if (!area || areaSku === undefined) throw new Error('the demo has no such rows');

  await server.sandbox(trade.setStock, { skuId: areaSku, left: 3 });
  await server.sandbox(trade.setSoldOut, { on: true });
  await server.sandbox(trade.setStock, { skuId: 'coffee.1', left: 7 });
  await server.sandbox(trade.makeFlashSale, { skuId: 'coffee.1', stock: 5, priceFen: 100 });
  await server.sandbox(upstreams.setSupplier, { mode: 'fail' });
  await server.sandbox(upstreams.setInvoices, { mode: 'late' });
  await server.sandbox(upstreams.setPictures, { mode: 'hang' });
  for (const upstream of outageName.options)
    await server.sandbox(upstreams.setOutage, { upstream, on: true });
  for (const name of scriptName.options) await server.sandbox(hosts.setScript, { name, mode: 'throws' });
  await server.sandbox(hosts.setNetwork, { mobile: '13800000001' });
  await server.sandbox(hosts.setHostUser, { mobile: '13800000001' });
  await server.sandbox(hosts.setPosition, { off: true });
  await switchCity(server, area.areaNum, 0);
  await switchCity(server, '320400', 2);
  await aNotice(server);
  await server.sandbox(controls.moveClock, { advanceMs: 1_000 });

  const switched = await state();
  const same = Object.keys(normal).filter(
    (key) =>
      JSON.stringify(switched[key as keyof typeof normal]) ===
      JSON.stringify(normal[key as keyof typeof normal]),
  );
  expect(same).toEqual(['demoDegradations', 'ssoKinds', 'subscribers']);

  await server.sandbox(controls.reset, {});
  expect(await state()).toEqual(normal);
  expect(await stock()).toEqual(normalStock);
});

it('the times worth going to lie ahead, and going to the end of a kind of activity ends it', async () => {
  const { now } = await server.sandbox(controls.state, {});
  const found = await server.sandbox(controls.moments, {});
  expect(found.map(({ text }) => text)).toEqual(expect.arrayContaining(['下月1日10:00', '卡密兑换结束']));
  expect(found.filter(({ at }) => at <= now)).toEqual([]);
  const end = found.find(({ text }) => text === '卡密兑换结束')?.at ?? '';
  await server.sandbox(controls.moveClock, { advanceMs: Date.parse(end) - Date.parse(now) });
  const later = await server.sandbox(controls.moments, {});
  expect(later.find(({ text }) => text === '卡密兑换结束')?.at).not.toBe(end);
  await server.sandbox(controls.reset, {});
});

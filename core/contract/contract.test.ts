import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { names } from '../config/names.ts';
import listed from '../spec/calls.json' with { type: 'json' };
import { allCalls } from './all-calls.ts';
import { api } from './index.ts';
import { callsNotInSpec } from './calls-not-in-spec.ts';
import { prefixes } from './prefixes.ts';

const slugs: Readonly<Record<string, string>> = names.slugs;
/** Normalises `/a/{x}?y` and `/a/:z` to one path; names of third parties come from the configuration. */
const plainPath = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/\{(\w+)\}/g, (_, name: string) => slugs[name] ?? ':')
    .replace(/:\w+/g, ':');
const serviceOf = (name: string) => everyService.find((service) => service === name.toLowerCase());
const everyService = Object.keys(api) as (keyof typeof api)[];

const declared = allCalls.map((call) => ({
  ...call,
  route: `${call.endpoint.method} ${call.endpoint.prefix}${plainPath(call.endpoint.path)}`,
}));
const routeOf = ({ service, method, path }: (typeof listed)[number]) => {
  const known = serviceOf(service);
  return `${method} ${known ? prefixes[known] : `?${service}`}${plainPath(path)}`;
};
const notInSpec = new Set<string>(callsNotInSpec);
const endpointAt = (path: string) => allCalls.find(({ endpoint }) => endpoint.path === path)?.endpoint;

describe('the contract against the list of calls (§7)', () => {
  it('covers the 173 listed calls', () => expect(new Set(listed.map(routeOf)).size).toBe(173));

  it.each(listed.map((call) => [routeOf(call)]))('%s is declared once', (route) => {
    expect(declared.filter((call) => call.route === route).map(({ id }) => id)).toHaveLength(1);
  });

  it('declares no call beyond the list except those named in callsNotInSpec', () => {
    const routes = new Set(listed.map(routeOf));
    const extra = declared.filter(({ route }) => !routes.has(route)).map(({ id }) => id);
    expect(extra.toSorted()).toEqual([...notInSpec].toSorted());
  });

  it('never gives one method and path to two calls', () => {
    expect(new Set(declared.map(({ route }) => route)).size).toBe(declared.length);
  });

  it.each(everyService)('has a shape for every call of %s and no others', (service) => {
    expect(Object.keys(api[service].shapes).toSorted()).toEqual(
      Object.keys(api[service].endpoints).toSorted(),
    );
  });

  it('puts every call under the prefix of its service', () => {
    for (const service of everyService) {
      for (const { prefix } of Object.values(api[service].endpoints)) expect(prefix).toBe(prefixes[service]);
    }
  });
});

describe('shapes', () => {
  it.each(allCalls.map(({ id, shape }) => [id, shape] as const))(
    'of %s convert to JSON schema',
    (_, { input, data }) => {
      expect(z.toJSONSchema(input, { io: 'input' })).toBeTypeOf('object');
      expect(z.toJSONSchema(data, { io: 'output' })).toBeTypeOf('object');
    },
  );

  it('are never loaded by a file that pages import', () => {
    const here = import.meta.dirname;
    const rows = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^\w+\/[\w-]+\.ts$/.test(file) && !file.endsWith('/index.ts'),
    );
    expect(rows.length).toBeGreaterThan(20);
    const loading = [...rows, 'endpoint.ts', 'envelope.ts', 'prefixes.ts'].flatMap((file) => {
      const imports = readFileSync(join(here, file), 'utf8').match(/^import .*$/gm) ?? [];
      return imports
        .filter((row) => /'zod'|shapes\.ts'|fields\.ts'/.test(row) && !row.startsWith('import type'))
        .map((row) => `${file}: ${row}`);
    });
    expect(loading).toEqual([]);
  });
});

describe('the traits of a call', () => {
  it('mark every GET that changes something as writing', () => {
    const writing = allCalls
      .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.writes)
      .map(({ endpoint }) => endpoint.path);
    expect(writing.toSorted()).toEqual(
      [
        '/act/coupon/recvCouponPromotion',
        '/logout',
        '/sso/getToken',
        '/user/addPaFocus',
        '/user/editUserName',
        '/user/refreshUserLevel',
        '/wx/login',
      ].toSorted(),
    );
  });

  it('mark only the logs and suggestions as quiet', () => {
    const quiet = allCalls.filter(({ endpoint }) => endpoint.quiet).map(({ id }) => id);
    expect(quiet.toSorted()).toEqual([
      'common.behaviourBeacon',
      'common.behaviourLog',
      'common.pageErrorLog',
      'common.pageViewLog',
      'goods.searchSuggest',
    ]);
  });

  it('mark every answer with a token or with all of a subscriber’s data as secret, so that it is never stored', () => {
    const secret = allCalls.filter(({ endpoint }) => endpoint.secretAnswer).map(({ id }) => id);
    const signIns = allCalls
      .filter(({ shape }) =>
        JSON.stringify(z.toJSONSchema(shape.data, { unrepresentable: 'any' })).includes('"accessToken"'),
      )
      .map(({ id }) => id);
    expect(signIns.length).toBeGreaterThan(10);
    expect(secret.toSorted()).toEqual(
      [
        ...signIns,
        'common.tokenisedLink',
        'order.showCode',
        'user.handOverToken',
        'user.exportData',
      ].toSorted(),
    );
  });

  test.each([
    '/cardProduct/receiveRights',
    '/shuiyunjs/recvRights',
    '/rwy/recvRights',
    '/memberRightsUpgrade/newRecvLbRights',
    '/rightsPre/addPreMemberRightsFlow',
    '/cardCode/cardCodeExchange',
    '/phoneManage/openBussiness',
    '/phoneManage/bindMobile',
    '/phoneManage/changeUserSwitch',
    '/phoneManage/addUserFlowSetting',
    '/phoneManage/editUserFlowSetting',
    '/phoneManage/delUserFlowSetting',
    '/userInfo/saveUserLocationInfo',
    '/area/saveRefuseLocationRecord',
    '/user/editUserName',
    '/easyUseCoupon/sendAutoExchangeSmsCode',
    '/easyUseCoupon/createAutoExchangeTask',
    '/scUserPayCode/getAuthCode',
    '/act/coupon/recvCouponPromotion',
    '/act/coupon/recvCouponActBusinessRuleCoupon',
    '/act/coupon/popActReceive',
  ])('%s changes data of one subscriber, so it is for members only', (path) => {
    expect(endpointAt(path)).toMatchObject({ access: 'member', writes: true });
  });

  test.each([
    '/commonServer/getUserVipInfo',
    '/user/queryIntegral',
    '/orderQuery/getOrderDetail',
    '/phoneManage/queryFlow',
    '/jyCouponGoods/getUserCouponList',
    '/jyCouponGoods/getUserJyCouponListBySkuId',
    '/jyCouponIndex/getUserIndexPropertyV2',
    '/easyUseCoupon/queryRwyCouponUserCardInfo',
    '/highSpeedRail/getRightQrCodeInfoByOrderId',
    '/highSpeedRail/getUnVerificationOrderBySkuId',
    '/couponInfo/get/couponNum',
    '/orderSubmit/flowGiftBagHaveCount',
  ])('%s reads data of one subscriber, so it is for members only', (path) => {
    expect(endpointAt(path)).toMatchObject({ access: 'member', writes: false });
  });

  test.each([
    '/jyCouponCommon/getRegionFloorInfo',
    '/jyCouponIndex/getIndexSeckillActivityInfo',
    '/jyCouponGoods/getRecommendGoodsList',
    '/v2/goodsInfo/getSkuDetail/:skuId',
    '/categoryInfo/list',
    '/pageMenuConfig/list',
    '/activityGroup/getActGroupLists',
    '/needDx/getNotice',
    '/area/listAllCity',
  ])('%s is public, so guests may call it and a first screen may include its answer', (path) => {
    expect(endpointAt(path)).toMatchObject({ access: 'guest', writes: false });
  });
});

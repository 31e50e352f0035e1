import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { area } from '#core/contract/common/area.ts';
import { userLocation } from '#core/contract/content/user-location.ts';
import { cities } from '#core/rules/location/cities.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { replaceStaleCityCodes } from '../../../db/migrations/0023-city-codes.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { sweepLocations } from './sweep-locations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const day = 24 * 3_600_000;
const here = { cityCode: '320100', longitude: '118.7674130', latitude: '32.0415440' };
const rowOf = ({ userId }: TestMember) =>
  server.db.selectFrom('user_locations').selectAll().where('user_id', '=', userId).executeTakeFirst();

describe('from coordinates to a city (§5, §7 regeo)', () => {
  it.each([
    ['118.767413,32.041544', { adcode: '320100', city: '南京市', province: '江苏省' }],
    ['120.153576,30.287459', { adcode: '330100', city: '杭州市', province: '浙江省' }],
    ['121.472644,31.231706', { adcode: '310000', city: '', province: '上海市' }],
  ])('%s', async (location, addressComponent) => {
    expect(await server.data(area.reverseGeocode, { location })).toMatchObject({
      info: 'OK',
      regeocode: { addressComponent },
    });
  });

  it.each(['0,32.04', '118.76,0', '200,10', 'x,y', '118.76'])('%s is refused', async (location) => {
    expect(await server.call(area.reverseGeocode, { location })).toMatchObject({
      code: '0',
      message: expect.stringMatching(/请检查位置$/),
    });
  });

  it('a position abroad, or a service without an answer, is no location and no error (F12)', async () => {
    expect(await server.data(area.reverseGeocode, { location: '-0.12,51.5' })).toMatchObject({
      regeocode: null,
    });
    await server.sandbox(upstreams.setOutage, { upstream: 'maps', on: true });
    const answer = await server.data(area.reverseGeocode, { location: '119.9,31.7' });
    expect(answer.regeocode).toBeNull();
    expect(answer.info).not.toBe('OK');
    expect(await server.data(area.reverseGeocode, { location: '118.767413,32.041544' })).toMatchObject({
      info: 'OK',
    });
    await server.sandbox(upstreams.setOutage, { upstream: 'maps', on: false });
    await eventually(
      () => server.data(area.reverseGeocode, { location: '119.9,31.7' }),
      ({ info }) => info === 'OK',
    );
  });
});

describe('a refusal to be located (§4, V4)', () => {
  it('is kept from its first time on, read back by its owner alone', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    expect(await server.data(area.locationRefusal, {}, { as: member })).toBeNull();
    const first = await server.data(area.saveLocationRefusal, {}, { as: member });
    await server.advance(60_000);
    expect(await server.data(area.saveLocationRefusal, {}, { as: member })).toEqual(first);
    expect(await server.data(area.locationRefusal, {}, { as: member })).toEqual(first);
    expect(await server.data(area.locationRefusal, {}, { as: other })).toBeNull();
  });

  it('lets no location be written, and forgets the one there was', async () => {
    const member = await aMember(server);
    expect(await server.data(userLocation.saveUserLocation, here, { as: member })).toBeNull();
    expect(await rowOf(member)).toMatchObject({
      city_code: '320100',
      longitude: 118.767413,
      latitude: 32.041544,
    });
    await server.data(area.saveLocationRefusal, {}, { as: member });
    for (const sent of [here, { ...here, cityCode: '320500' }])
      expect(await server.data(userLocation.saveUserLocation, sent, { as: member })).toBeNull();
    expect(await rowOf(member)).toMatchObject({
      city_code: null,
      longitude: null,
      latitude: null,
      saved_at: null,
    });
  });

  it('wins over locations saved at the same moment, in whatever order they arrive', async () => {
    const members = await Promise.all([...Array(10).keys()].map(() => aMember(server)));
    await Promise.all(
      members.flatMap((as) => [
        server.data(userLocation.saveUserLocation, here, { as }),
        server.data(area.saveLocationRefusal, {}, { as }),
        server.data(userLocation.saveUserLocation, here, { as }),
      ]),
    );
    for (const member of members) expect(await rowOf(member)).toMatchObject({ city_code: null });
  });

  it('cannot stand beside coordinates: the table itself refuses', async () => {
    const { userId } = await aMember(server);
    const row = {
      user_id: userId,
      refused_at: new Date(),
      city_code: '320100',
      area_name: null,
      longitude: 1,
      latitude: 1,
      saved_at: new Date(),
    };
    await expect(server.db.insertInto('user_locations').values(row).execute()).rejects.toThrow('check');
  });
});

describe('where a subscriber was last found (§7 saveUserLocationInfo)', () => {
  it('is one row, the newest', async () => {
    const member = await aMember(server);
    await server.data(userLocation.saveUserLocation, here, { as: member });
    await server.data(userLocation.saveUserLocation, { ...here, cityCode: '320500' }, { as: member });
    expect(await rowOf(member)).toMatchObject({ city_code: '320500' });
  });

  it('is the code the map gave, with its name where the city table has none', async () => {
    const [inTable, outside] = [await aMember(server), await aMember(server)];
    await server.data(userLocation.saveUserLocation, { ...here, areaName: '别名' }, { as: inTable });
    await server.data(
      userLocation.saveUserLocation,
      { ...here, cityCode: '429000', areaName: '湖北省' },
      { as: outside },
    );
    expect(await rowOf(inTable)).toMatchObject({ city_code: '320100', area_name: null });
    expect(await rowOf(outside)).toMatchObject({ city_code: '429000', area_name: '湖北省' });
  });

  it.each(['650500', '540500', '540600', '469000', '659000'])('may be %s', async (cityCode) => {
    const member = await aMember(server);
    await server.data(userLocation.saveUserLocation, { ...here, cityCode }, { as: member });
    expect(await rowOf(member)).toMatchObject({ city_code: cityCode });
  });

  it('is a code that can be a city', async () => {
    const member = await aMember(server);
    expect(
      await server.call(userLocation.saveUserLocation, { ...here, cityCode: '999999' }, { as: member }),
    ).toMatchObject({ code: '0', message: '没有找到该城市，请重新选择' });
    expect(await rowOf(member)).toBeUndefined();
  });

  it('is deleted after ninety days; a refusal is not', async () => {
    const [old, fresh, refused] = [await aMember(server), await aMember(server), await aMember(server)];
    for (const as of [old, refused]) await server.data(userLocation.saveUserLocation, here, { as });
    await server.data(area.saveLocationRefusal, {}, { as: refused });
    const at = (days: number) => new Date(server.now().getTime() + days * day);
    await sweepLocations(server.db, at(89));
    expect(await rowOf(old)).toBeDefined();
    await server.db
      .insertInto('user_locations')
      .values({
        user_id: fresh.userId,
        refused_at: null,
        city_code: '320100',
        area_name: null,
        longitude: 118,
        latitude: 32,
        saved_at: at(5),
      })
      .execute();
    await sweepLocations(server.db, at(91));
    expect(
      [await rowOf(old), await rowOf(fresh), await rowOf(refused)].map((row) => row !== undefined),
    ).toEqual([false, true, true]);
  });
});

describe('cities', () => {
  it('all of them come by initial, or those of a province', async () => {
    const all = await server.data(area.allCities, {});
    expect(all).toHaveLength(cities.length);
    expect(all.map(({ initial }) => initial)).toEqual(all.map(({ initial }) => initial).toSorted());
    expect(
      (await server.data(area.allCities, { province: '江苏' })).map(({ areaName }) => areaName).toSorted(),
    ).toHaveLength(13);
    expect(await server.data(area.allCities, { province: '月球' })).toEqual([]);
  });

  it('are found by name, for the fallback by the number too (§4)', async () => {
    expect((await server.data(area.searchArea, { areaName: '南通' }))[0]).toMatchObject({
      areaNum: '320600',
      levelNum: '3206',
      initial: 'N',
    });
    expect(await server.data(area.searchArea, { areaName: '亚特兰蒂斯' })).toEqual([]);
  });

  it('recommended ones are rows in their order; one that is no city any more is left out', async () => {
    await server.db
      .insertInto('recommended_cities')
      .values([
        { area_num: '320500', sort: 2 },
        { area_num: '320100', sort: 1 },
        { area_num: '999999', sort: 0 },
      ])
      .execute();
    expect((await server.data(area.recommendedCities, {})).map(({ areaName }) => areaName)).toEqual([
      '南京',
      '苏州',
    ]);
  });

  it('recent ones are eight at most, newest first, each once, and one’s own', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const visited = [
      '320100',
      '320200',
      '320300',
      '320400',
      '320500',
      '320600',
      '320700',
      '320800',
      '320900',
      '320100',
    ];
    for (const areaNum of visited) {
      await server.data(area.saveRecentCity, { areaNum }, { as: member });
      await server.advance(1_000);
    }
    expect((await server.data(area.recentCities, {}, { as: member })).map(({ areaNum }) => areaNum)).toEqual([
      '320100',
      '320900',
      '320800',
      '320700',
      '320600',
      '320500',
      '320400',
      '320300',
    ]);
    expect(
      await server.db
        .selectFrom('recent_cities')
        .select('area_num')
        .where('user_id', '=', member.userId)
        .execute(),
    ).toHaveLength(8);
    expect(await server.data(area.recentCities, {}, { as: other })).toEqual([]);
    for (const areaNum of ['999999', '429000'])
      expect(await server.call(area.saveRecentCity, { areaNum }, { as: member })).toMatchObject({
        code: '0',
        message: '没有找到该城市，请重新选择',
      });
  });

  it('recent ones have the map’s name where the city table has none', async () => {
    const member = await aMember(server);
    const visited = {
      areaNum: '429000',
      areaName: '仙桃',
      province: '湖北省',
      longitude: 113.4,
      latitude: 30.4,
    };
    await server.data(area.saveRecentCity, visited, { as: member });
    expect(await server.data(area.recentCities, {}, { as: member })).toEqual([
      { ...visited, levelNum: '4290', initial: 'X' },
    ]);
  });

  it('replaced codes are moved to the current ones by the migration', async () => {
    const member = await aMember(server);
    const { userId } = member;
    await server.data(userLocation.saveUserLocation, { ...here, cityCode: '652200' }, { as: member });
    await server.data(area.saveRecentCity, { areaNum: '370100' }, { as: member });
    await server.db
      .insertInto('recent_cities')
      .values(
        ['371200', '542200'].map((area_num) => ({
          user_id: userId,
          area_num,
          visited_at: new Date(0),
          area_name: null,
          province: null,
          longitude: null,
          latitude: null,
        })),
      )
      .execute();
    await replaceStaleCityCodes(server.db);
    expect(await rowOf(member)).toMatchObject({ city_code: '650500' });
    expect(
      (await server.data(area.recentCities, {}, { as: member })).map(({ areaName }) => areaName),
    ).toEqual(['济南', '山南']);
  });
});

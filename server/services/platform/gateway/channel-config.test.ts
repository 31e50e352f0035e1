import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gateway } from '#core/contract/common/gateway.ts';
import { hangzhou } from '#core/rules/location/whitelist-location.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aNotice } from '../../../testing/data/a-notice.ts';
import { eventually } from '../../../testing/eventually.ts';
import { switchCity } from '../../../testing/data/switch-city.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { lookupOf, testEncryption } from '../../../testing/databases/test-encryption.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await testServer();
  second = await testServer({ database: server.database });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const request = (
  as?: TestMember,
  more: {
    areaNum?: string;
    chosenAreaNum?: string;
    channelWays?: 'MEMBER_JSRH' | 'MEMBER_RWY' | 'MEMBER_YJ';
  } = {},
  at: TestServer = server,
) => at.data(gateway.channelConfig, { channelWays: 'MEMBER_JSRH', ...more }, as ? { as } : {});
const aResident = async (areaNum: string | null) => {
  const member = await aMember(server);
  await server.db
    .updateTable('users')
    .set({ area_num: areaNum })
    .where('user_id', '=', member.userId)
    .execute();
  return member;
};
const flagFor = (as?: TestMember, more?: Parameters<typeof request>[1]) => async () =>
  (await request(as, more)).areaDegradedVo.isDegradedFlag;

describe.concurrent('area degradation (§4)', () => {
  it('applies to members of that area in every instance, without a restart, never to guests', async () => {
    const [resident, neighbour] = [await aResident('320800'), await aResident('320100')];
    expect(await flagFor(resident)()).toBe(0);
    expect((await request(resident, {}, second)).areaDegradedVo.isDegradedFlag).toBe(0);
    await switchCity(server, '320800', 2);
    await eventually(flagFor(resident), (flag) => flag === 2);
    await eventually(
      async () => (await request(resident, {}, second)).areaDegradedVo.isDegradedFlag,
      (flag) => flag === 2,
    );
    expect(await flagFor(neighbour)()).toBe(0);
    expect(await flagFor(undefined, { areaNum: '320800' })()).toBe(0);
    await switchCity(server, '320800', 4);
    await eventually(flagFor(resident), (flag) => flag === 4);
    await switchCity(server, '320800', 0);
    await eventually(flagFor(resident), (flag) => flag === 0);
  });

  it('goes by the area on record; the page’s word counts only where there is none', async () => {
    const [resident, nomad] = [await aResident('320100'), await aResident(null)];
    await switchCity(server, '320300', 4);
    await eventually(flagFor(nomad, { areaNum: '320300' }), (flag) => flag === 4);
    expect(await flagFor(resident, { areaNum: '320300' })()).toBe(0);
    expect(await flagFor(nomad)()).toBe(0);
  });

  it('names the city, and a member may look at another one meanwhile', async () => {
    const resident = await aResident('320700');
    await switchCity(server, '320700', 2);
    await eventually(flagFor(resident), (flag) => flag === 2);
    expect((await request(resident)).areaDegradedVo).toEqual({ isDegradedFlag: 2, areaName: '连云港' });
    expect((await request(resident, { chosenAreaNum: '320100' })).areaDegradedVo).toEqual({
      isDegradedFlag: 0,
      areaName: '南京',
    });
    expect((await request(undefined, { chosenAreaNum: '320700' })).areaDegradedVo).toEqual({
      isDegradedFlag: 0,
      areaName: '',
    });
    await switchCity(server, '320700', 0);
  });

  it('may be one mall’s alone, begins and ends at its time, and a closed city outranks a crowded one', async () => {
    const resident = await aResident('320900');
    const at = (minutes: number) => new Date(server.now().getTime() + minutes * 60_000);
    const row = { area_num: '320900', feature: '*', begins_at: null, ends_at: null, note: '' };
    await server.db
      .insertInto('area_degradations')
      .values([
        { ...row, degradation_id: 'd1', flag: 4, feature: 'MEMBER_RWY' },
        { ...row, degradation_id: 'd2', flag: 2, feature: 'MEMBER_RWY', begins_at: at(10), ends_at: at(20) },
      ])
      .execute();
    const easyUse = flagFor(resident, { channelWays: 'MEMBER_RWY' });
    await eventually(easyUse, (flag) => flag === 4);
    expect(await flagFor(resident)()).toBe(0);
    await server.advance(11 * 60_000);
    expect(await easyUse()).toBe(2);
    await server.advance(10 * 60_000);
    expect(await easyUse()).toBe(4);
  });
});

describe.concurrent('the maintenance notice (§4: type 4)', () => {
  it('applies to every caller without a restart, and ends again', async () => {
    expect((await request()).serverStatusDto).toEqual({ type: 0, act_title: '', act_message: '' });
    const end = await aNotice(server, { title: '升级公告', message: '今晚两点恢复' });
    const status = async () => (await request()).serverStatusDto;
    await eventually(status, ({ type }) => type === 4);
    expect(await status()).toEqual({ type: 4, act_title: '升级公告', act_message: '今晚两点恢复' });
    await end();
    await eventually(status, ({ type }) => type === 0);
  });
});

describe('several notices at once', () => {
  it('show that of type 4, however new one of another type is', async () => {
    const row = { feature: 'MEMBER_YJ', ends_at: null, message: '' };
    const ago = (minutes: number) => new Date(server.now().getTime() - minutes * 60_000);
    await server.db
      .insertInto('maintenance_notices')
      .values([
        { ...row, notice_id: 'n1', type: 4, title: '较早的公告', begins_at: ago(20) },
        { ...row, notice_id: 'n2', type: 4, title: '维护公告', begins_at: ago(10) },
        { ...row, notice_id: 'n3', type: 1, title: '活动预告', begins_at: ago(1) },
      ])
      .execute();
    await eventually(
      async () => (await request(undefined, { channelWays: 'MEMBER_YJ' })).serverStatusDto,
      ({ type, act_title }) => type === 4 && act_title === '维护公告',
    );
  });
});

describe('the location whitelist (§4 Location 1)', () => {
  it('places its numbers in Hangzhou, no other caller and no guest', async () => {
    const [listed, other] = [await aMember(server), await aMember(server)];
    await server.db
      .insertInto('location_whitelist')
      .values({
        mobile_lookup: lookupOf(listed.mobile),
        mobile_sealed: testEncryption.mobiles.seal(listed.mobile),
        note: '',
      })
      .execute();
    expect((await request(listed)).fixedLocation).toEqual(hangzhou);
    expect((await request(other)).fixedLocation).toBeNull();
    expect((await request()).fixedLocation).toBeNull();
  });
});

it('returns the product’s time, not the machine’s', async () => {
  await server.advance(24 * 3_600_000);
  expect(Math.abs(Date.parse((await request()).serverTime) - server.now().getTime())).toBeLessThan(2_000);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profile } from '#core/contract/user/profile.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const entry = (code: string, name: string, value: string, sort: number, is_public = true) => ({
    code,
    name,
    value,
    sort,
    is_public,
  });
  await server.db
    .insertInto('dictionary')
    .values([
      entry('thirdLinkBlacklist', '二', 'two.example', 2),
      entry('thirdLinkBlacklist', '一', 'one.example', 1),
      entry('userNameBlockedWords', '词', '坏词', 1, false),
    ])
    .execute();
});
afterAll(() => server.stop());

const aNumber = (
  { mobile }: TestMember,
  traits: { in_province?: boolean; area_num?: string; balance_fen?: number } = {},
) =>
  server.db
    .insertInto('sandbox_numbers')
    .values({
      mobile_lookup: lookupOf(mobile),
      area_num: '320500',
      in_province: true,
      joined_on: '2012-06-18',
      balance_fen: 1_234,
      ...traits,
    })
    .execute();
const billing = (on: boolean) => server.sandbox(upstreams.setOutage, { upstream: 'billing', on: !on });
/** The breaker tries again by itself. */
const billingIsBack = (as: TestMember) =>
  eventually(
    () => server.data(profile.points, {}, { as }),
    ({ balanceFen }) => balanceFen !== null,
  );

describe('the subscriber’s name (§3 User name)', () => {
  it('is shown with the edits left, and changed three times', async () => {
    const member = await aMember(server);
    expect(await server.data(profile.userName, {}, { as: member })).toEqual({
      userName: `用户${member.mobile.slice(-4)}`,
      remainingEditCount: 3,
    });
    for (const [userName, remainingEditCount] of [
      ['小苏', 2],
      ['小锡', 1],
      ['小常', 0],
    ] as const) {
      expect(await server.data(profile.editUserName, { userName }, { as: member })).toEqual({
        userName,
        remainingEditCount,
      });
    }
    expect(await server.call(profile.editUserName, { userName: '小通' }, { as: member })).toMatchObject({
      code: '0',
      message: '昵称最多修改3次，您的次数已用完',
    });
    expect(await server.data(profile.userName, {}, { as: member })).toEqual({
      userName: '小常',
      remainingEditCount: 0,
    });
  });

  it('uses nothing up when it is refused or stays as it is', async () => {
    const member = await aMember(server);
    await server.data(profile.editUserName, { userName: '小苏' }, { as: member });
    for (const userName of ['一个坏词', '13800000001', '官方', '我', 'a b'])
      expect(await server.call(profile.editUserName, { userName }, { as: member })).toMatchObject({
        code: '0',
        success: false,
      });
    expect(await server.data(profile.editUserName, { userName: ' 小苏 ' }, { as: member })).toEqual({
      userName: '小苏',
      remainingEditCount: 2,
    });
  });

  it('of ten changes at once three are made', async () => {
    const member = await aMember(server);
    const answers = await Promise.all(
      [...Array(10).keys()].map((n) =>
        server.call(profile.editUserName, { userName: `小苏${n}` }, { as: member }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
  });

  it('cannot be changed by another user (A1)', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const extra = { userId: other.userId, mobile: other.mobile };
    await server.data(profile.editUserName, { userName: '小苏', ...extra }, { as: member });
    expect(await server.data(profile.userName, {}, { as: other })).toMatchObject({
      userName: `用户${other.mobile.slice(-4)}`,
    });
  });
});

describe('what billing knows of the number', () => {
  it('points are ours, the balance is billing’s, and null without its answer (F12)', async () => {
    const member = await aMember(server);
    await aNumber(member);
    await server.db.updateTable('users').set({ points: 320 }).where('user_id', '=', member.userId).execute();
    expect(await server.data(profile.points, {}, { as: member })).toEqual({
      integral: 320,
      expiringIntegral: 0,
      expiresOn: null,
      balanceFen: 1_234,
    });
    await billing(false);
    expect(await server.data(profile.points, {}, { as: member })).toMatchObject({
      integral: 320,
      balanceFen: null,
    });
    await billing(true);
    await billingIsBack(member);
  });

  it('the home area and the province come from billing or, without its answer, from an account that knows them', async () => {
    const [member, stranger] = [await aMember(server), await aMember(server)];
    await aNumber(member, { area_num: '320600' });
    await aNumber(stranger, { area_num: '440100', in_province: false });
    expect(await server.data(profile.mobileArea, {}, { as: member })).toBe('南通');
    expect(await server.data(profile.provinceEligible, {}, { as: member })).toBe(true);
    expect(await server.data(profile.provinceEligible, {}, { as: stranger })).toBe(false);

    const [known, unknown] = [await aMember(server), await aMember(server)];
    await server.db
      .updateTable('users')
      .set({ area_num: '320200', isp_flag: 1 })
      .where('user_id', '=', known.userId)
      .execute();
    await billing(false);
    expect(await server.data(profile.mobileArea, {}, { as: known })).toBe('无锡');
    expect(await server.data(profile.provinceEligible, {}, { as: known })).toBe(true);
    expect(await server.data(profile.mobileArea, {}, { as: unknown })).toBe('');
    expect(await server.call(profile.provinceEligible, {}, { as: unknown })).toMatchObject({
      success: false,
      message: '暂时无法核实您的号码，请稍后再试',
    });
    await billing(true);
    await billingIsBack(member);
  });
});

describe('the dictionary', () => {
  it('gives a guest the rows of a code in their order, the blacklist of links for one (§2)', async () => {
    expect(await server.data(profile.dictionary, { code: 'thirdLinkBlacklist' })).toEqual([
      { code: 'thirdLinkBlacklist', name: '一', value: 'one.example' },
      { code: 'thirdLinkBlacklist', name: '二', value: 'two.example' },
    ]);
  });

  it('is empty for an unknown code, and hides its own fields', async () => {
    expect(await server.data(profile.dictionary, { code: 'none' })).toEqual([]);
    expect(await server.data(profile.dictionary, { code: 'userNameBlockedWords' })).toEqual([]);
  });
});

it('the multi-order discount counts no orders while there are none (§7)', async () => {
  expect(await server.data(profile.multiOrderCount, {}, { as: await aMember(server) })).toBe(0);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyCash } from '#core/contract/activity/daily-cash.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { signForCash } from './sign-for-cash.ts';
import { startSession } from '../../accounts/session/start-session.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { silentBilling } from '../../../testing/upstreams/silent-billing.ts';
import { lookupOf } from '../../../testing/databases/test-encryption.ts';

const china = (time: string): number => Date.parse(`${time}+08:00`);
const dayMs = 86_400_000;

let machine = china('2026-08-10T12:00:00');
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ machineMs: () => machine });
  await server.db
    .insertInto('cash_rewards')
    .values([
      { kind: 'day', days: 1, amount_fen: 10 },
      { kind: 'day', days: 7, amount_fen: 50 },
      { kind: 'streak', days: 3, amount_fen: 30 },
      { kind: 'streak', days: 7, amount_fen: 100 },
      { kind: 'month', days: 5, amount_fen: 80 },
    ])
    .execute();
});
afterAll(() => server.stop());
beforeEach(() => {
  machine = china('2026-08-10T12:00:00');
});

/** The days of a test outlive a sign-in: every tap comes with tokens of its day. */
const tokens = ({ userId }: TestMember) =>
  startSession(server.db, server.deps.encryption, userId, server.now());
const sign = async (member: TestMember) =>
  server.data(dailyCash.signForCash, {}, { as: await tokens(member) });
const state = async (member: TestMember) =>
  server.data(dailyCash.cashState, {}, { as: await tokens(member) });
const entries = async (member: TestMember, input: object = {}) =>
  server.data(dailyCash.cashEntries, input, { as: await tokens(member) });

describe('天天领现金: what every caller may see', () => {
  it('the rewards stand open to guests, with the operator’s day', async () => {
    expect(await server.data(dailyCash.cashRewards, {})).toEqual({
      today: '2026-08-10',
      rewards: [
        { kind: 'day', days: 1, amountFen: 10 },
        { kind: 'day', days: 7, amountFen: 50 },
        { kind: 'month', days: 5, amountFen: 80 },
        { kind: 'streak', days: 3, amountFen: 30 },
        { kind: 'streak', days: 7, amountFen: 100 },
      ],
    });
  });

  it.each([dailyCash.cashState, dailyCash.signForCash, dailyCash.cashEntries])(
    '$path asks a guest to sign in first',
    async (endpoint) => {
      expect(await server.call(endpoint, {})).toMatchObject({ code: '-2' });
    },
  );
});

describe('signing in for the day', () => {
  it('brings the reward at once, and shows in the month', async () => {
    const member = await aMember(server);
    expect(await state(member)).toEqual({
      today: '2026-08-10',
      signedToday: false,
      signedDays: [],
      streak: 0,
      monthCount: 0,
      todayGains: [{ kind: 'day', days: 1, amountFen: 10 }],
      hasPendingWithdrawal: false,
      balanceFen: 0,
    });
    expect(await sign(member)).toEqual({
      signedOn: '2026-08-10',
      streak: 1,
      monthCount: 1,
      gains: [{ kind: 'day', days: 1, amountFen: 10 }],
      gainedFen: 10,
      balanceFen: 10,
    });
    expect(await state(member)).toMatchObject({
      signedToday: true,
      signedDays: ['2026-08-10'],
      streak: 1,
      monthCount: 1,
      todayGains: [{ kind: 'day', days: 1, amountFen: 10 }],
      balanceFen: 10,
    });
  });

  it('is done once a day: the second answer is the first', async () => {
    const member = await aMember(server);
    const first = await sign(member);
    machine += 3_600_000;
    expect(await sign(member)).toEqual(first);
    expect((await entries(member)).total).toBe(1);
  });

  it('fifty taps at once are one sign-in, and all of them get its answer', async () => {
    const member = await aMember(server);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.data(dailyCash.signForCash, {}, { as: member })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await entries(member)).total).toBe(1);
    expect((await state(member)).balanceFen).toBe(10);
  });

  it('days in a row add up, their bonuses come on the day, and a month’s count as well', async () => {
    const member = await aMember(server);
    const gained: number[] = [];
    for (let day = 0; day < 8; day += 1) {
      gained.push((await sign(member)).gainedFen);
      machine += dayMs;
    }
    expect(gained).toEqual([10, 10, 40, 10, 90, 10, 150, 10]);
    expect(await state(member)).toMatchObject({
      today: '2026-08-18',
      signedToday: false,
      streak: 8,
      monthCount: 8,
      balanceFen: 330,
    });
  });

  it('a day left out begins the run anew, and the month’s count goes on', async () => {
    const member = await aMember(server);
    await sign(member);
    machine += 2 * dayMs;
    expect(await state(member)).toMatchObject({ streak: 0, monthCount: 1 });
    expect(await sign(member)).toMatchObject({ streak: 1, monthCount: 2 });
  });

  it('a run goes over the end of the month, where the count begins anew', async () => {
    machine = china('2026-08-31T12:00:00');
    const member = await aMember(server);
    await sign(member);
    machine += dayMs;
    expect(await state(member)).toMatchObject({
      today: '2026-09-01',
      signedDays: [],
      streak: 1,
      monthCount: 0,
    });
    expect(await sign(member)).toMatchObject({ signedOn: '2026-09-01', streak: 2, monthCount: 1 });
  });

  it('is for the province alone, and refuses others without a trace', async () => {
    const stranger = await aMember(server);
    await server.db
      .insertInto('sandbox_numbers')
      .values({
        mobile_lookup: lookupOf(stranger.mobile),
        area_num: '440100',
        in_province: false,
        joined_on: null,
      })
      .execute();
    expect(await server.call(dailyCash.signForCash, {}, { as: stranger })).toMatchObject({
      code: '0',
      message: provinceToast,
    });
    expect(await state(stranger)).toMatchObject({ signedToday: false, signedDays: [], balanceFen: 0 });
  });

  it('says that a number cannot be verified while billing does not answer', async () => {
    const member = { ...(await aMember(server)), sessionId: '' };
    await server.db.updateTable('users').set({ isp_flag: 0 }).where('user_id', '=', member.userId).execute();
    await expect(signForCash({ ...server.deps, billing: silentBilling }, member)).rejects.toThrow(
      '暂时无法核实您的号码，请稍后再试',
    );
    expect(await sign(member)).toMatchObject({ streak: 1 });
  });
});

describe('the operator’s day turns at midnight in Shanghai', () => {
  it('a tap at 23:59:59.999 is for the day, one at 00:00:00.000 for the next', async () => {
    const member = await aMember(server);
    machine = china('2026-08-10T23:59:59.999');
    expect(await sign(member)).toMatchObject({ signedOn: '2026-08-10', streak: 1 });
    machine = china('2026-08-11T00:00:00.000');
    expect(await state(member)).toMatchObject({ today: '2026-08-11', signedToday: false, streak: 1 });
    expect(await sign(member)).toMatchObject({ signedOn: '2026-08-11', streak: 2 });
  });

  it('the database itself refuses a day that is not the moment’s', async () => {
    const { userId } = await aMember(server);
    const wrong = server.db
      .insertInto('cash_sign_ins')
      .values({
        user_id: userId,
        signed_on: '2026-08-10',
        streak: 1,
        month_count: 1,
        signed_at: new Date(china('2026-08-11T00:00:00.000')),
      })
      .execute();
    await expect(wrong).rejects.toThrow('cash_sign_ins');
  });
});

describe('the ledger (decisions §6)', () => {
  it('comes page by page, newest first, each line with the balance after it', async () => {
    const member = await aMember(server);
    for (let day = 0; day < 3; day += 1) {
      await sign(member);
      machine += dayMs;
    }
    expect(await entries(member, { pageSize: 2 })).toMatchObject({
      total: 4,
      hasNext: true,
      list: [
        { kind: 'streak', days: 3, amountFen: 30, balanceFen: 60, signedOn: '2026-08-12' },
        { kind: 'day', days: 1, amountFen: 10, balanceFen: 30, signedOn: '2026-08-12' },
      ],
    });
    expect(await entries(member, { pageSize: 2, pageNum: 2 })).toMatchObject({
      hasNext: false,
      list: [{ balanceFen: 20 }, { balanceFen: 10 }],
    });
  });

  it('is visible to its owner only', async () => {
    await sign(await aMember(server));
    expect(await entries(await aMember(server))).toEqual({ list: [], total: 0, hasNext: false });
  });

  it('is append-only', async () => {
    const member = await aMember(server);
    const { userId } = member;
    await sign(member);
    await expect(
      server.db
        .updateTable('cash_entries')
        .set({ amount_fen: 999, balance_fen: 999 })
        .where('user_id', '=', userId)
        .execute(),
    ).rejects.toThrow('append-only');
    await expect(
      server.db.deleteFrom('cash_entries').where('user_id', '=', userId).execute(),
    ).rejects.toThrow('append-only');
    await expect(
      server.db.deleteFrom('cash_sign_ins').where('user_id', '=', userId).execute(),
    ).rejects.toThrow('append-only');
  });

  it.each([
    ['skips a line', 3, 10, 20],
    ['begins with another balance', 2, 500, 510],
    ['does not add up', 2, 10, 500],
  ])('refuses a line that %s', async (_title, seq, before, after) => {
    const member = await aMember(server);
    await sign(member);
    const insertEntry = sql`insert into cash_entries (user_id, seq, signed_on, kind, days, amount_fen, balance_before_fen, balance_fen, created_at)
      values (${member.userId}, ${seq}, '2026-08-10', 'streak', 3, 10, ${before}, ${after}, now())`;
    await expect(insertEntry.execute(server.db)).rejects.toThrow('cash_entries');
  });
});

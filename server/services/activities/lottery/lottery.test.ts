import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lottery } from '#core/contract/activity/lottery.ts';
import { account } from '#core/contract/user/account.ts';
import { computedDraw } from '#core/rules/lottery/verify-draw.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aCouponOffer } from '../../../testing/data/a-coupon-offer.ts';
import { aLottery } from '../../../testing/data/a-lottery.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { startSession } from '../../accounts/session/start-session.ts';
import { wonPrizesJob } from './claim-won-prizes.ts';
import { drawLottery } from './draw-lottery.ts';

const china = (time: string): number => Date.parse(`${time}+08:00`);
let machine = china('2026-08-10T12:00:00');
let server: TestServer;
let templateId: string;
let rightsId: string;
beforeAll(async () => {
  server = await testServer({ machineMs: () => machine });
  ({ templateId } = await aCouponOffer(server));
  ({ rightsId } = await aRight(server));
});
afterAll(() => server.stop());
afterEach(() => server.sandbox(upstreams.setSupplier, { mode: 'ok' }));

const lotteryId = 'turntable';
const clientSeed = 'aNumberOfThePage';
const nothing = { name: '谢谢参与', weight: 1 };
const state = (as: TestMember) => server.data(lottery.lotteryState, { lotteryId }, { as });
const task = (as: TestMember, name: 'signIn' | 'browse' | 'share') =>
  server.data(lottery.doLotteryTask, { lotteryId, task: name }, { as });
const draws = async (as: TestMember, won = false) =>
  (await server.data(lottery.lotteryDraws, { lotteryId, won }, { as })).list;
const drawWith = (as: TestMember, chanceId: string, version: number) =>
  server.call(lottery.drawLottery, { lotteryId, chanceId, version, clientSeed }, { as });
async function drawOnce(as: TestMember, version: number) {
  const { next } = await state(as);
  const { data } = await drawWith(as, next?.chanceId ?? 'none', version);
  if (!data) throw new Error('no draw');
  return data;
}

describe('the board of a lottery', () => {
  it('publishes prizes, odds and sold-out prizes to guests', async () => {
    const version = await aLottery(server, [
      { name: '券', weight: 3, templateId, stock: 0 },
      { name: '谢谢参与', weight: 7 },
    ]);
    expect(await server.data(lottery.lotteryBoard, { lotteryId })).toMatchObject({
      version,
      state: 'open',
      dailyChances: 1,
      prizes: [
        { name: '券', kind: 'coupon', weight: 3, isSoldOut: true },
        { name: '谢谢参与', kind: 'none', weight: 7, isSoldOut: false },
      ],
    });
  });

  it('never changes the odds of a version or a draw that was made', async () => {
    const version = await aLottery(server, [nothing]);
    await drawOnce(await aMember(server), version);
    await expect(server.db.updateTable('lottery_prizes').set({ weight: 2 }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(server.db.updateTable('lottery_draws').set({ number: 0 }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});

describe('chances', () => {
  it('come every day and end with the day', async () => {
    const version = await aLottery(server, [nothing], { dailyChances: 2 });
    const member = await aMember(server);
    const { next, chancesLeft } = await state(member);
    expect(chancesLeft).toBe(2);
    expect((await Promise.all([state(member), state(member)])).map((each) => each.chancesLeft)).toEqual([
      2, 2,
    ]);
    machine += 12 * 3_600_000;
    const tokens = await startSession(server.db, server.deps.encryption, member.userId, server.now());
    const later = { ...member, ...tokens };
    expect(await drawWith(later, next?.chanceId ?? '', version)).toMatchObject({
      success: false,
      message: '这次机会已过期，今天的机会请刷新后查看',
    });
    expect((await state(later)).chancesLeft).toBe(2);
  });

  it('come from each task once a day, however often and at once it is done', async () => {
    await aLottery(server, [nothing], { dailyChances: 0 });
    const member = await aMember(server);
    await Promise.all(Array.from({ length: 10 }, () => task(member, 'signIn')));
    await Promise.all(Array.from({ length: 10 }, () => task(member, 'share')));
    expect(await state(member)).toMatchObject({
      chancesLeft: 2,
      tasks: [
        { task: 'signIn', state: 'done' },
        { task: 'browse', state: 'open' },
        { task: 'share', state: 'done' },
      ],
    });
  });

  it('come from browsing after 15 seconds of the server’s clock', async () => {
    await aLottery(server, [nothing], { dailyChances: 0 });
    const member = await aMember(server);
    expect((await task(member, 'browse')).tasks[1]).toEqual({
      task: 'browse',
      state: 'started',
      waitMs: 15_000,
    });
    machine += 14_000;
    expect(await task(member, 'browse')).toMatchObject({ chancesLeft: 0 });
    machine += 1_000;
    expect(await task(member, 'browse')).toMatchObject({ chancesLeft: 1 });
    expect(await task(member, 'browse')).toMatchObject({ chancesLeft: 1 });
  });
});

describe('a draw', () => {
  it('follows from the committed seed and the page’s number, and can be computed again', async () => {
    const version = await aLottery(server, [
      { name: '券', weight: 1, templateId },
      { name: '谢谢参与', weight: 1 },
    ]);
    const member = await aMember(server);
    const { next } = await state(member);
    const { data: draw } = await drawWith(member, next?.chanceId ?? '', version);
    if (!draw) throw new Error('no draw');
    expect(draw.proof.commitment).toBe(next?.commitment);
    expect(computedDraw({ ...draw.proof, chanceId: draw.drawId })).toEqual({
      isCommitted: true,
      number: draw.proof.number,
      sum: 2,
      place: draw.place,
    });
    expect(await draws(member)).toEqual([draw]);
  });

  it('is one for one chance, whatever 100 requests at once ask for', async () => {
    const version = await aLottery(server, [
      { name: '券', weight: 1, templateId, stock: 500 },
      { ...nothing, weight: 0 },
    ]);
    const member = await aMember(server);
    const { next } = await state(member);
    const caller = { userId: member.userId, mobile: member.mobile, sessionId: '' };
    const made = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        drawLottery(server.deps, caller, {
          lotteryId,
          version,
          chanceId: next?.chanceId ?? '',
          clientSeed: `clientSeed${at}`,
        }),
      ),
    );
    expect(new Set(made.map(({ client_seed }) => client_seed)).size).toBe(1);
    expect(await draws(member)).toHaveLength(1);
    expect(await cardsOf(member)).toHaveLength(1);
    expect((await state(member)).chancesLeft).toBe(0);
  });

  it('is refused with another’s chance, without one, and with odds that have changed', async () => {
    const version = await aLottery(server, [nothing]);
    const [member, other] = [await aMember(server), await aMember(server)];
    const { next } = await state(other);
    const mine = (await state(member)).next;
    for (const chanceId of [next?.chanceId ?? '', 'none'])
      expect(await drawWith(member, chanceId, version)).toMatchObject({
        success: false,
        message: '没有找到这次机会，请刷新后再试',
      });
    await aLottery(server, [nothing]);
    expect(await drawWith(member, mine?.chanceId ?? '', version)).toMatchObject({
      success: false,
      message: '奖品和概率有更新，请刷新后再抽',
    });
  });

  it('never shows a seed before it, not even in the export of the own data', async () => {
    await aLottery(server, [nothing]);
    const member = await aMember(server);
    await state(member);
    const seeds = await server.db.selectFrom('lottery_seeds').select('seed').execute();
    const exported = JSON.stringify(await server.data(account.exportData, {}, { as: member }));
    expect(exported).toContain('lottery_chances');
    expect(seeds.filter(({ seed }) => exported.includes(seed))).toEqual([]);
  });
});

const cardsOf = ({ userId }: TestMember) =>
  server.db.selectFrom('user_coupons').select('template_id').where('user_id', '=', userId).execute();

describe('prizes', () => {
  it('never exceed their stock: 30 parallel draws of 10 units win 10 times, the others lose', async () => {
    const version = await aLottery(server, [
      { name: '券', weight: 1, templateId, stock: 10 },
      { name: '谢谢参与', weight: 0 },
    ]);
    const members = await Promise.all(Array.from({ length: 30 }, () => aMember(server)));
    const made = await Promise.all(members.map((member) => drawOnce(member, version)));
    expect(made.filter(({ delivery }) => delivery === 'card')).toHaveLength(10);
    const lost = made.filter(({ delivery }) => delivery === 'none');
    expect(
      lost.map(({ proof: { drawnPlace, stockBefore, stockAfter }, place }) => [
        drawnPlace,
        place,
        stockBefore,
        stockAfter,
      ]),
    ).toEqual(Array.from({ length: 20 }, () => [0, 1, 0, 0]));
    const before = made.flatMap(({ delivery, proof }) => (delivery === 'card' ? [proof.stockBefore] : []));
    expect(before.toSorted((a, b) => Number(a) - Number(b))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(
      await server.db
        .selectFrom('lottery_stock')
        .select(['total', 'taken'])
        .where('prize_id', '=', `${lotteryId}.${version}.0`)
        .execute(),
    ).toEqual([{ total: 10, taken: 10 }]);
  });

  it('that are coupons lie in the subscriber’s coupons at once, and winners are shown masked', async () => {
    const version = await aLottery(server, [
      { name: '好券', weight: 1, templateId },
      { ...nothing, weight: 0 },
    ]);
    const member = await aMember(server);
    machine += 1_000;
    expect(await drawOnce(member, version)).toMatchObject({ delivery: 'card', place: 0 });
    expect(await cardsOf(member)).toEqual([{ template_id: templateId }]);
    const { winners } = await server.data(lottery.lotteryBoard, { lotteryId });
    expect(winners[0]).toEqual({
      mobile: `${member.mobile.slice(0, 3)}****${member.mobile.slice(-4)}`,
      prizeName: '好券',
    });
    expect(await draws(member, true)).toHaveLength(1);
  });

  it('that are rights go through the claim engine once', async () => {
    const version = await aLottery(server, [
      { name: '月卡', weight: 1, rightsId },
      { ...nothing, weight: 0 },
    ]);
    const member = await aMember(server);
    const { next } = await state(member);
    const made = await Promise.all(
      Array.from({ length: 10 }, () => drawWith(member, next?.chanceId ?? '', version)),
    );
    expect(new Set(made.map(({ data }) => data?.drawId)).size).toBe(1);
    const [won] = await eventually(
      () => draws(member, true),
      ([first]) => first?.delivery === 'delivered',
    );
    expect(won?.drawId).toBe(next?.chanceId);
    expect(await claimsOf(member)).toHaveLength(1);
  });

  it('that could not be delivered are claimed again from the records', async () => {
    const version = await aLottery(server, [
      { name: '月卡', weight: 1, rightsId },
      { ...nothing, weight: 0 },
    ]);
    const [member, other] = [await aMember(server), await aMember(server)];
    await server.sandbox(upstreams.setSupplier, { mode: 'fail' });
    const { drawId } = await drawOnce(member, version);
    await eventually(
      () => draws(member),
      ([first]) => first?.delivery === 'failed',
    );
    await server.sandbox(upstreams.setSupplier, { mode: 'ok' });
    expect(await server.call(lottery.claimLotteryPrize, { drawId }, { as: other })).toMatchObject({
      success: false,
      message: '没有找到这个奖品',
    });
    await server.data(lottery.claimLotteryPrize, { drawId }, { as: member });
    await eventually(
      () => draws(member),
      ([first]) => first?.delivery === 'delivered',
    );
  });

  it('whose claim was lost with the server are claimed by the next one', async () => {
    const version = await aLottery(server, [
      { name: '月卡', weight: 1, rightsId },
      { ...nothing, weight: 0 },
    ]);
    const member = await aMember(server);
    const { next } = await state(member);
    const caller = { userId: member.userId, mobile: member.mobile, sessionId: '' };
    await drawLottery(server.deps, caller, {
      lotteryId,
      version,
      clientSeed,
      chanceId: next?.chanceId ?? '',
    });
    expect(await claimsOf(member)).toHaveLength(0);
    expect(await draws(member)).toMatchObject([{ delivery: 'delivering' }]);
    machine += 60_000;
    await wonPrizesJob(server.deps).run();
    expect(await claimsOf(member)).toHaveLength(1);
  });
});

const claimsOf = ({ userId }: TestMember) =>
  server.db.selectFrom('claims').select('claim_id').where('user_id', '=', userId).execute();

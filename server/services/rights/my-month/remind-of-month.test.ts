import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myMonth } from '#core/contract/content/my-month.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { Deps } from '../../../deps.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { claimRights } from '../claims/claim-right.ts';
import { remindOfMonth } from './remind-of-month.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A day and hour of a month to come, by the operator's clock, which the server's own worker has not reached. */
const inMonth = (ahead: number, day: number, hour: number): number => {
  const { year, month } = chinaTime(server.now());
  return chinaInstant({ year, month: month + ahead, day, hour });
};
const at = (ms: number): Deps => ({ ...server.deps, clock: { now: () => new Date(ms) } });
const remind = async (ms: number) => {
  while ((await remindOfMonth(at(ms))) > 0);
};
const remindOn = (who: Pick<TestHolder, 'member'>, remindDay: number | null) =>
  server.data(myMonth.saveMonthSettings, { autoClaim: 'off', picks: [], remindDay }, { as: who.member });
const messages = async ({ member }: Pick<TestHolder, 'member'>) =>
  (await server.sandbox(upstreams.inbox, { mobile: member.mobile })).map(({ text }) => text);
/** A member whose next reminder is on a day of the next month. */
const aReminded = async (day: number) => {
  const holder = await aHolder(server, await aRight(server));
  await remindOn(holder, day);
  await server.db
    .updateTable('month_settings')
    .set({ remind_at: new Date(inMonth(1, day, 9)) })
    .where('user_id', '=', holder.member.userId)
    .execute();
  return holder;
};

describe('the monthly reminder', () => {
  it('says what is left and until when, once a month and every month', async () => {
    const holder = await aReminded(20);
    await remind(inMonth(1, 19, 20));
    expect(await messages(holder)).toEqual([]);
    await remind(inMonth(1, 20, 12));
    await remind(inMonth(1, 25, 12));
    const last = chinaTime(claimCycle(inMonth(1, 20, 12)).endsAt - 1);
    expect(await messages(holder)).toEqual([
      expect.stringContaining(
        `您本月还有1项权益可领：视频会员月卡，最早${last.month}月${last.day}日截止，过期不累计。`,
      ),
    ]);
    await remind(inMonth(2, 20, 12));
    expect(await messages(holder)).toHaveLength(2);
  });

  it('is in the message centre too, once a month', async () => {
    const holder = await aReminded(20);
    await remind(inMonth(1, 20, 12));
    await remind(inMonth(1, 21, 12));
    const stored = await server.db
      .selectFrom('messages')
      .select(['title', 'text', 'link'])
      .where('user_id', '=', holder.member.userId)
      .execute();
    expect(stored).toEqual([
      {
        title: '本月还有1项权益待领',
        text: expect.stringMatching(/^视频会员月卡，最早.*截止，过期不累计。$/),
        link: { page: 'myMonth', query: {} },
      },
    ]);
  });

  it('is not sent when nothing is left to claim, nor without the setting', async () => {
    const [holder, silent, empty] = [
      await aReminded(10),
      await aReminded(10),
      { member: await aMember(server) },
    ];
    await remindOn(silent, null);
    await remindOn(empty, 10);
    const now = inMonth(1, 5, 10);
    await claimRights(at(now))({ ...holder.member, sessionId: '' }, { ...holder.claim, channelId: 'C0013' });
    await remind(inMonth(1, 10, 13));
    for (const who of [holder, silent, empty]) expect(await messages(who)).toEqual([]);
    await remind(inMonth(2, 10, 13));
    expect(await messages(holder)).toHaveLength(1);
  });

  it('waits through the night', async () => {
    const holder = await aReminded(12);
    await remind(inMonth(1, 12, 21));
    await remind(inMonth(1, 13, 7));
    expect(await messages(holder)).toEqual([]);
    await remind(inMonth(1, 13, 8));
    expect(await messages(holder)).toHaveLength(1);
  });

  it('is not sent a second time because its day was moved', async () => {
    const holder = await aReminded(5);
    await remind(inMonth(1, 5, 13));
    await server.db
      .updateTable('month_settings')
      .set({ remind_day: 15, remind_at: new Date(inMonth(1, 15, 10)) })
      .where('user_id', '=', holder.member.userId)
      .execute();
    await remind(inMonth(1, 15, 13));
    expect(await messages(holder)).toHaveLength(1);
    await remind(inMonth(2, 15, 13));
    expect(await messages(holder)).toHaveLength(2);
  });

  it('that was held up until its month was over is left out', async () => {
    const holder = await aReminded(28);
    await remind(inMonth(2, 2, 10));
    expect(await messages(holder)).toEqual([]);
    await remind(inMonth(2, 28, 13));
    expect(await messages(holder)).toHaveLength(1);
  });

  it('that may not have left is tried again in an hour', async () => {
    const holder = await aReminded(14);
    await server.sandbox(upstreams.setOutage, { upstream: 'sms', on: true });
    await remind(inMonth(1, 14, 12));
    await server.sandbox(upstreams.setOutage, { upstream: 'sms', on: false });
    await remind(inMonth(1, 14, 12) + 60_000);
    expect(await messages(holder)).toEqual([]);
    await remind(inMonth(1, 14, 13) + 60_000);
    expect(await messages(holder)).toHaveLength(1);
  });

  it('that the gateway did not receive is sent later', async () => {
    const holder = await aReminded(16);
    const sendingNothing = { ...at(inMonth(1, 16, 12)), sms: { send: async () => 'held-back' as const } };
    while ((await remindOfMonth(sendingNothing)) > 0);
    await remind(inMonth(1, 16, 13) + 60_000);
    expect(await messages(holder)).toHaveLength(1);
  });

  it('stays away from a closed account', async () => {
    const holder = await aReminded(18);
    await server.db
      .updateTable('users')
      .set({ closed_at: server.now() })
      .where('user_id', '=', holder.member.userId)
      .execute();
    await remind(inMonth(1, 18, 12));
    expect(await messages(holder)).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myMonth } from '#core/contract/content/my-month.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { Refusal } from '../../../http/refusal.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { claimRights, type ClaimRight } from '../claims/claim-right.ts';
import { aPair, hour, minute, monthsAhead } from './testing/months-ahead.ts';

const day = 24 * hour;

let server: TestServer;
let months: ReturnType<typeof monthsAhead>;
beforeAll(async () => {
  server = await testServer();
  months = monthsAhead(server);
});
afterAll(() => server.stop());

const claimsOf = async ({ member }: TestHolder) =>
  server.db
    .selectFrom('claims')
    .select(['rights_id', 'cycle', 'channel_id'])
    .where('user_id', '=', member.userId)
    .orderBy('cycle')
    .orderBy('rights_id')
    .execute();
const dueOf = async ({ member }: TestHolder) =>
  (
    await server.db
      .selectFrom('month_settings')
      .select('claim_at')
      .where('user_id', '=', member.userId)
      .executeTakeFirst()
  )?.claim_at;

describe('automatic claiming', () => {
  it('does nothing for subscribers that did not enable it', async () => {
    const { next, rounds } = months;
    const { holder } = await aPair(server);
    await server.data(
      myMonth.saveMonthSettings,
      { autoClaim: 'off', picks: [], remindDay: 5 },
      { as: holder.member },
    );
    await rounds(next + 7 * hour);
    expect(await claimsOf(holder)).toEqual([]);
  });

  it('claims every month anew, once, and not before its hour', async () => {
    const { next, after, rounds, set } = months;
    const { holder, first, second } = await aPair(server);
    await set(holder.member, 'all');
    await rounds(next - 1);
    expect(await claimsOf(holder)).toEqual([]);
    await rounds(next + 7 * hour);
    await rounds(next + 8 * hour);
    const { cycle } = claimCycle(next);
    const month = (of: string) =>
      [first, second]
        .toSorted((one, other) => (one.rightsId < other.rightsId ? -1 : 1))
        .map(({ rightsId }) => ({ rights_id: rightsId, cycle: of, channel_id: 'AUTO_CLAIM' }));
    expect(await claimsOf(holder)).toEqual(month(cycle));
    await rounds(after - 1);
    expect(await claimsOf(holder)).toHaveLength(2);
    await rounds(after + 7 * hour);
    expect(await claimsOf(holder)).toEqual([...month(cycle), ...month(claimCycle(after).cycle)]);
  });

  it('takes of a choice what was picked, and nothing where nothing was', async () => {
    const { next, rounds, set } = months;
    const right = await aRight(server, { choose: 1 });
    const beside = await aRight(server, { beside: right });
    const [chooser, undecided] = [await aHolder(server, right), await aHolder(server, right)];
    await set(chooser.member, 'all', [
      { subscriptionId: chooser.claim.subscriptionId, rightsId: beside.rightsId },
    ]);
    await set(undecided.member, 'all');
    await rounds(next + 7 * hour);
    expect((await claimsOf(chooser)).map(({ rights_id }) => rights_id)).toEqual([beside.rightsId]);
    expect(await claimsOf(undecided)).toEqual([]);
  });

  it('comes back in the month for what opens later', async () => {
    const { next, after, rounds, set } = months;
    const { holder, second } = await aPair(server);
    await server.db
      .updateTable('rights')
      .set({ opens_on_day: 10, opens_at_hour: 10 })
      .where('rights_id', '=', second.rightsId)
      .execute();
    await set(holder.member, 'all');
    await rounds(next + 7 * hour);
    expect(await claimsOf(holder)).toHaveLength(1);
    const opens = next + 9 * day + 10 * hour;
    const due = (await dueOf(holder))?.getTime() ?? 0;
    expect(due).toBeGreaterThanOrEqual(opens);
    expect(due).toBeLessThan(opens + 10 * minute);
    await rounds(due);
    expect(await claimsOf(holder)).toHaveLength(2);
    expect((await dueOf(holder))?.getTime()).toBeGreaterThanOrEqual(after);
  });

  it('is done by one of two instances, each subscriber by one', async () => {
    const { next, round, rounds, set } = months;
    const right = await aRight(server);
    const holders = await Promise.all(Array.from({ length: 6 }, () => aHolder(server, right)));
    for (const { member } of holders) await set(member, 'all');
    await rounds(next - 1);
    const both = await Promise.all([round(next + 7 * hour), round(next + 7 * hour)]);
    expect(both.reduce((sum, count) => sum + count, 0)).toBe(6);
    for (const holder of holders) expect(await claimsOf(holder)).toHaveLength(1);
  });
});

describe('automatic claiming that is interrupted', () => {
  it.each([
    ['before a claim', false],
    ['after a claim was taken, before that was written down', true],
  ])('%s resumes, claims nothing twice and reports everything', async (_when, isTaken) => {
    const { next, at, round, rounds, report, set, messages } = months;
    const { holder, second } = await aPair(server);
    await set(holder.member, 'all');
    const engine = claimRights(at(next + 7 * hour));
    const dying: ClaimRight = async (member, claim) => {
      if (claim.rightsId !== second.rightsId) return engine(member, claim);
      if (isTaken) await engine(member, claim);
      throw new Error('the process is gone');
    };
    await round(next + 7 * hour, dying);
    expect(await claimsOf(holder)).toHaveLength(isTaken ? 2 : 1);
    expect(await round(next + 7 * hour + minute)).toBe(0);
    await rounds(next + 7 * hour + 6 * minute);
    expect(await claimsOf(holder)).toHaveLength(2);
    await report(next + 12 * hour);
    expect(await messages(holder)).toEqual([
      expect.stringContaining('已为您自动领取视频会员月卡、音乐会员月卡。'),
    ]);
    expect(
      server
        .logs()
        .some(
          (record) => record.includes('automatic claiming failed') && record.includes(holder.member.userId),
        ),
    ).toBe(true);
  });

  it('by being turned off stops at once', async () => {
    const { next, at, round, rounds, set } = months;
    const { holder, first } = await aPair(server);
    await set(holder.member, 'all');
    const engine = claimRights(at(next + 7 * hour));
    await round(next + 7 * hour, async (member, claim) => {
      await set(holder.member, 'off');
      return engine(member, claim);
    });
    await rounds(next + 8 * hour);
    expect((await claimsOf(holder)).map(({ rights_id }) => rights_id)).toEqual([first.rightsId]);
    expect(await dueOf(holder)).toBeNull();
  });

  it('by an overload retries, and reports nothing of it', async () => {
    const { next, round, rounds, report, set, messages } = months;
    const { holder } = await aPair(server);
    await set(holder.member, 'all');
    await round(next + 7 * hour, async () => {
      throw new Refusal('当前领取的人太多，请稍后再试');
    });
    await report(next + 12 * hour);
    expect(await messages(holder)).toEqual([]);
    await rounds(next + 12 * hour);
    expect(await claimsOf(holder)).toHaveLength(2);
    await report(next + 13 * hour);
    expect(await messages(holder)).toEqual([expect.not.stringContaining('未能领取')]);
  });

  it('gives up what is refused again and again, until the next month', async () => {
    const { next, after, round, set } = months;
    const { holder } = await aPair(server);
    await set(holder.member, 'all');
    let calls = 0;
    const closed: ClaimRight = async () => {
      calls += 1;
      throw new Refusal('该权益暂不可领');
    };
    for (let tries = 0; tries < 8; tries += 1) await round(next + 7 * hour + tries * 6 * minute, closed);
    expect(calls).toBe(10);
    expect((await dueOf(holder))?.getTime()).toBeGreaterThanOrEqual(after);
  });

  it('gives up what breaks again and again, and claims the rest', async () => {
    const { next, after, at, round, set } = months;
    const { holder, first, second } = await aPair(server);
    await set(holder.member, 'all');
    const engine = claimRights(at(next + 7 * hour));
    const broken: ClaimRight = async (member, claim) => {
      if (claim.rightsId === first.rightsId) throw new Error('always broken');
      return engine(member, claim);
    };
    for (let tries = 0; tries < 8; tries += 1) await round(next + 7 * hour + tries * 6 * minute, broken);
    expect((await claimsOf(holder)).map(({ rights_id }) => rights_id)).toEqual([second.rightsId]);
    expect((await dueOf(holder))?.getTime()).toBeGreaterThanOrEqual(after);
  });
});

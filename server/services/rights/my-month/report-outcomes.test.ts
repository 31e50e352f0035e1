import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import type { SmsMessage } from '../../../upstreams/sms/port.ts';
import { deliverClaims } from '../../../testing/deliver-claims.ts';
import { claimRights, type ClaimRight } from '../claims/claim-right.ts';
import { reportOutcomes } from './report-outcomes.ts';
import { aPair, hour, minute, monthsAhead } from './testing/months-ahead.ts';

let server: TestServer;
let months: ReturnType<typeof monthsAhead>;
beforeAll(async () => {
  server = await testServer();
  months = monthsAhead(server);
});
afterAll(() => server.stop());

describe('the message about automatic claiming', () => {
  it('comes once, by day, and says what was claimed and what was not', async () => {
    const { next, at, round, report, set, messages } = months;
    const { holder, second } = await aPair(server);
    await set(holder.member, 'all');
    await server.db
      .updateTable('rights')
      .set({ monthly_stock: 1 })
      .where('rights_id', '=', second.rightsId)
      .execute();
    const early = claimRights(at(next + hour));
    const engine: ClaimRight = async (member, claim) => {
      const rival = claim.rightsId === second.rightsId ? await aHolder(server, second) : undefined;
      if (rival) await early({ ...rival.member, sessionId: '' }, { ...rival.claim, channelId: 'C0013' });
      return early(member, claim);
    };
    await round(next + 7 * hour, engine);
    await report(next + 7 * hour + 30 * minute);
    expect(await messages(holder)).toEqual([]);
    await deliverClaims(at(next + 7 * hour + minute));
    await report(next + 8 * hour);
    await report(next + 9 * hour);
    expect(await messages(holder)).toEqual([
      expect.stringMatching(
        /已为您自动领取视频会员月卡。音乐会员月卡未能领取（.*已领完.*）。可在“本月权益”查看，或随时关闭自动领取。$/,
      ),
    ]);
  });

  it('that may not have left is tried again in an hour', async () => {
    const { next, rounds, report, set, messages } = months;
    const { holder } = await aPair(server);
    await set(holder.member, 'all');
    await rounds(next + 7 * hour);
    await server.sandbox(upstreams.setOutage, { upstream: 'sms', on: true });
    await report(next + 9 * hour);
    await server.sandbox(upstreams.setOutage, { upstream: 'sms', on: false });
    await report(next + 9 * hour + 30 * minute);
    expect(await messages(holder)).toEqual([]);
    await report(next + 10 * hour + minute);
    expect(await messages(holder)).toHaveLength(1);
  });

  it('that the gateway did not receive is sent later and not marked as reported', async () => {
    const { next, at, rounds, report, set, messages } = months;
    const { holder } = await aPair(server);
    await set(holder.member, 'all');
    await rounds(next + 7 * hour);
    const sendingNothing = { ...at(next + 9 * hour), sms: { send: async () => 'held-back' as const } };
    while ((await reportOutcomes(sendingNothing)) > 0);
    await report(next + 10 * hour + minute);
    expect(await messages(holder)).toHaveLength(1);
  });

  it('is followed by another about what ended while it was on its way', async () => {
    const { next, at, rounds, report, set, messages } = months;
    const { holder, second } = await aPair(server);
    await set(holder.member, 'all');
    await rounds(next + 7 * hour);
    const ofSecond = server.db
      .updateTable('month_outcomes')
      .where('user_id', '=', holder.member.userId)
      .where('rights_id', '=', second.rightsId);
    await ofSecond.set({ claim_id: null }).execute();
    const meanwhile = {
      ...at(next + 9 * hour),
      sms: {
        send: async (message: SmsMessage) => {
          await ofSecond.set({ reason: '本月已领完' }).execute();
          return server.deps.sms.send(message);
        },
      },
    };
    while ((await reportOutcomes(meanwhile)) > 0);
    await server.db
      .updateTable('month_settings')
      .set({ notify_at: new Date(next + 10 * hour) })
      .where('user_id', '=', holder.member.userId)
      .execute();
    await report(next + 10 * hour);
    const [later, earlier] = await messages(holder);
    expect([earlier, later]).toEqual([
      expect.stringContaining('已为您自动领取视频会员月卡。'),
      expect.stringContaining('音乐会员月卡未能领取（本月已领完）。'),
    ]);
    expect(later).not.toContain('视频会员');
  });

  it('goes to the others when it cannot be written for one', async () => {
    const { next, at, rounds, set } = months;
    const holders = [await aPair(server), await aPair(server)].map(({ holder }) => holder);
    for (const { member } of holders) await set(member, 'all');
    await rounds(next + 7 * hour);
    const reached: string[] = [];
    const [broken] = holders;
    const failing = {
      ...at(next + 9 * hour),
      sms: {
        send: async ({ mobile }: SmsMessage) => {
          if (mobile === broken?.member.mobile) throw new Error('broken');
          reached.push(mobile);
          return 'sent' as const;
        },
      },
    };
    while ((await reportOutcomes(failing)) > 0);
    expect(reached).toEqual([holders[1]?.member.mobile]);
  });
});

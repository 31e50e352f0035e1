import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { chinaInstant, chinaTime } from '#core/rules/format/china-time.ts';
import { autoClaimChannel } from '#core/rules/rights/my-month/my-month-plan.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import type { Deps } from '../../../deps.ts';
import { aHolder, type TestHolder } from '../../../testing/data/a-holder.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { eventually } from '../../../testing/eventually.ts';
import { testDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { monthSettings } from '../../../testing/data/month-settings.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { claimRights } from './claim-right.ts';
import { notifyFailedClaims } from './notify-failed-claims.ts';

const minute = 60_000;
const hour = 60 * minute;

let database: TestDatabase;
let server: TestServer;
let other: TestServer;
/** Three in the morning: the servers' own workers send nothing meanwhile. */
const night = () => {
  const { year, month, day } = chinaTime(Date.now());
  return chinaInstant({ year, month, day: day + 1, hour: 3 });
};
beforeAll(async () => {
  database = await testDatabase();
  [server, other] = [
    await testServer({ database, machineMs: night }),
    await testServer({ database, machineMs: night }),
  ];
});
afterAll(async () => {
  await Promise.all([server.stop(), other.stop()]);
  await database.drop();
});

const at = (deps: Deps, ms: number): Deps => ({ ...deps, clock: { now: () => new Date(ms) } });
const notify = async (ms: number, deps: Deps = server.deps) => {
  while ((await notifyFailedClaims(at(deps, ms))) > 0);
};
const day = () => night() + 7 * hour;
const messages = async ({ member }: TestHolder) =>
  (await server.sandbox(upstreams.inbox, { mobile: member.mobile })).map(({ text }) => text);
const stateOf = async (claimId: string) =>
  (
    await server.db
      .selectFrom('claims')
      .select('state')
      .where('claim_id', '=', claimId)
      .executeTakeFirstOrThrow()
  ).state;

async function aFailedClaim(channelId = 'C0013'): Promise<{ holder: TestHolder; claimId: string }> {
  await server.sandbox(upstreams.setSupplier, { mode: 'fail' });
  const holder = await aHolder(server, await aRight(server, { stock: 3 }));
  const { claimId } = await claimRights(server.deps)(
    { ...holder.member, sessionId: '' },
    { ...holder.claim, channelId },
  );
  await eventually(
    () => stateOf(claimId),
    (state) => state === 'failed',
  );
  await server.sandbox(upstreams.setSupplier, { mode: 'ok' });
  return { holder, claimId };
}
const failedText = '【苏享权益】很抱歉，您领取的“视频会员月卡”合作方未能发放。';

describe('the message about a claim that came to nothing (decisions §4)', () => {
  it('names the right and says that quota and stock are back, once and by day', async () => {
    const { holder } = await aFailedClaim();
    await notify(night() + hour);
    expect(await messages(holder)).toEqual([]);
    await notify(day());
    await notify(day() + hour);
    expect(await messages(holder)).toEqual([
      expect.stringMatching(new RegExp(`^${failedText}.*名额和库存已.*退回`)),
    ]);
  });

  it('follows a supplier that stayed away until the time limit', async () => {
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: true });
    const holder = await aHolder(server, await aRight(server, { deliveryLimitSeconds: 1 }));
    const { claimId } = await server.data(cardProduct.receiveRights, holder.claim, { as: holder.member });
    await server.advance(2_000);
    await other.advance(2_000);
    await eventually(
      () => stateOf(claimId),
      (state) => state === 'failed',
    );
    await server.sandbox(upstreams.setOutage, { upstream: 'suppliers', on: false });
    await notify(day());
    expect(await messages(holder)).toHaveLength(1);
  });

  it('is sent once by several instances', async () => {
    const failed = [await aFailedClaim(), await aFailedClaim(), await aFailedClaim()];
    await Promise.all([notify(day()), notify(day(), other.deps), notify(day()), notify(day(), other.deps)]);
    for (const { holder } of failed) expect(await messages(holder)).toHaveLength(1);
  });

  it('is sent once after a crash between sending and storing', async () => {
    const { holder, claimId } = await aFailedClaim();
    const dying: Deps = {
      ...at(server.deps, day()),
      sms: {
        send: async (message) => {
          await server.deps.sms.send(message);
          return new Promise(() => undefined);
        },
      },
    };
    void notifyFailedClaims(dying);
    await eventually(
      () => messages(holder),
      (list) => list.length === 1,
    );
    await notify(day() + 11 * minute, other.deps);
    expect(await messages(holder)).toHaveLength(1);
    expect(
      await server.db.selectFrom('claims').select('notify_at').where('claim_id', '=', claimId).execute(),
    ).toEqual([{ notify_at: null }]);
  });

  it('that may not have left is sent again', async () => {
    const { holder } = await aFailedClaim();
    await notifyFailedClaims({ ...at(server.deps, day()), sms: { send: async () => 'held-back' } });
    await notify(day() + 5 * minute);
    expect(await messages(holder)).toEqual([]);
    await notify(day() + 11 * minute);
    expect(await messages(holder)).toHaveLength(1);
  });

  it('is left to the message about automatic claiming where that is still to come, and follows where that came before', async () => {
    const {
      holder: { member, claim },
      claimId,
    } = await aFailedClaim(autoClaimChannel);
    const holder = { member, claim };
    const { settled_at: settledAt, cycle } = await server.db
      .selectFrom('claims')
      .select(['settled_at', 'cycle'])
      .where('claim_id', '=', claimId)
      .executeTakeFirstOrThrow();
    await monthSettings(server, member.userId);
    await server.db
      .insertInto('month_outcomes')
      .values({
        user_id: member.userId,
        cycle,
        subscription_id: claim.subscriptionId,
        rights_id: claim.rightsId,
        claim_id: claimId,
        reason: '',
        tries: 1,
        tried_at: server.now(),
        notified_at: null,
      })
      .execute();
    const markNotified = (ms: number) =>
      server.db
        .updateTable('month_outcomes')
        .set({ notified_at: new Date((settledAt?.getTime() ?? 0) + ms) })
        .where('user_id', '=', member.userId)
        .execute();
    const again = () =>
      server.db
        .updateTable('claims')
        .set({ notify_at: server.now() })
        .where('claim_id', '=', claimId)
        .execute();
    await notify(day());
    await markNotified(minute);
    await again();
    await notify(day());
    expect(await messages(holder)).toEqual([]);
    await markNotified(-minute);
    await again();
    await notify(day());
    expect(await messages(holder)).toHaveLength(1);
  });

  it('is not sent to a closed account, nor days later', async () => {
    const [closed, late] = [await aFailedClaim(), await aFailedClaim()];
    await server.db
      .updateTable('users')
      .set({ closed_at: server.now() })
      .where('user_id', '=', closed.holder.member.userId)
      .execute();
    await server.db
      .updateTable('claims')
      .set({ settled_at: new Date(night() - 60 * hour) })
      .where('claim_id', '=', late.claimId)
      .execute();
    await notify(day());
    for (const { holder } of [closed, late]) expect(await messages(holder)).toEqual([]);
    expect(
      await server.db.selectFrom('claims').select('claim_id').where('notify_at', 'is not', null).execute(),
    ).toEqual([]);
  });
});

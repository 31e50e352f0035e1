import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { overview } from '#core/contract/console/overview.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { minuteCounter } from '../../../http/figures/minute-counter.ts';
import { writeMinutesWork } from '../../../http/figures/write-minutes.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { aHolder } from '../../../testing/data/a-holder.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { aPaidOrder } from '../../../testing/data/orders/a-paid-order.ts';
import { aRenewingMembership } from '../../../testing/data/a-renewing-membership.ts';
import { aRight } from '../../../testing/data/a-right.ts';
import { storedEvents } from '../../../testing/databases/stored-events.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { circuits } from '../../../upstreams/circuits.ts';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { countCohorts } from './count-cohorts.ts';
import { countFunnel } from './count-funnel.ts';
import { countMinutes } from './count-minutes.ts';

let server: TestServer;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer();
  owner = await anOperator(server);
});
afterAll(() => server.stop());

const figures = async () => {
  await countMinutes(server.db, server.now());
  return consoleData(server, overview.figures, { period: 'hour' }, owner);
};

describe('the figures of the overview', () => {
  it('are the claims, deliveries and refusals that subscribers got, however often they are counted', async () => {
    const before = await figures();
    const right = await aRight(server, { stock: 2 });
    for (let at = 0; at < 3; at += 1) {
      const { member, claim } = await aHolder(server, right);
      await server.call(cardProduct.receiveRights, claim, { as: member });
    }
    server.wakeJobs();
    await expect
      .poll(async () => {
        const { delivered, claimsRefused } = await figures();
        return [
          delivered.value - before.delivered.value,
          (claimsRefused?.value ?? 0) - (before.claimsRefused?.value ?? 0),
        ];
      })
      .toEqual([2, 1]);
    await figures();
    const now = await figures();
    expect(now.claims.value - before.claims.value).toBe(2);
    expect(now.refusals).toContainEqual({ reason: '本月已领完', count: 1 });
    expect(now.steps.reduce((sum, { claims }) => sum + claims, 0)).toBe(now.claims.value);
    expect(now.steps).toHaveLength(61);
    expect(now.p99).toBeGreaterThanOrEqual(1);
  });

  it('go on after a time without any process, without a gap', async () => {
    await figures();
    const right = await aRight(server, {});
    const { member, claim } = await aHolder(server, right);
    await server.data(cardProduct.receiveRights, claim, { as: member });
    await server.db
      .updateTable('claims')
      .set({ claimed_at: new Date(server.now().getTime() - 50_000) })
      .where('user_id', '=', member.userId)
      .execute();
    const { claims } = await figures();
    const { count } = await server.db
      .selectFrom('claims')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(claims.value).toBe(count);
  });

  it('of several processes add up, and a process that writes twice counts once', async () => {
    const at = new Date('2026-01-05T02:00:30Z');
    const clock = { now: () => at };
    const counters = [minuteCounter(clock), minuteCounter(clock)];
    for (const [nth, counter] of counters.entries()) {
      const work = writeMinutesWork(
        { db: server.db, clock, minutes: counter, circuits: circuits(clock) },
        `process ${nth}`,
      );
      counter.answered('rights.receiveRights', { code: '0', message: '没有了' }, 0.01);
      await work.run();
      counter.answered('rights.receiveRights', { code: '0', message: '没有了' }, 0.01);
      await work.run();
      await work.run();
    }
    const rows = await server.db
      .selectFrom('metric_minutes')
      .select(['figure', sql<number>`sum(value)::bigint`.as('value')])
      .where('minute', '=', new Date('2026-01-05T02:00:00Z'))
      .groupBy('figure')
      .orderBy('figure')
      .execute();
    expect(rows.map(({ figure, value }) => [figure, value])).toEqual([
      ['answers', 4],
      ['claims.refused', 4],
    ]);
  });

  it('keep forty reasons apart, and count the others together', () => {
    const counter = minuteCounter({ now: () => new Date('2026-01-05T02:00:30Z') });
    for (let at = 0; at < 60; at += 1)
      counter.answered('order.submitOrder', { code: '0', message: `原因${at}` }, 0.01);
    const reasons = counter.take().filter(({ figure }) => figure === 'orders.refused');
    expect(reasons).toHaveLength(41);
    expect(reasons.find(({ label }) => label === '其他')?.value).toBe(20);
  });
});

describe('the funnel and the cohorts', () => {
  const funnelOf = (filters: RequestOf<typeof overview.funnel> = {}) =>
    consoleData(server, overview.funnel, filters, owner);

  it('count a subscriber who looks, buys and claims, in the city and the host of the visit', async () => {
    const member = await aMember(server, { level: 1 });
    await server.db
      .updateTable('users')
      .set({ area_num: '320500' })
      .where('user_id', '=', member.userId)
      .execute();
    const page = freshId('page');
    for (const pageId of ['home', 'goodsDetail', 'payment', page])
      await server.data(
        userLog.pageViewLog,
        { pageId, host: 'provincial-app', cookieId: 'a device' },
        { as: member },
      );
    await storedEvents(server, page);
    const goodsId = await aGoods(server, { price_fen: 1_000 });
    await aPaidOrder(server, member, { lines: [{ skuId: `${goodsId}.1`, quantity: 1 }] });
    const right = await aRight(server, {});
    const { member: holder, claim } = await aHolder(server, right);
    await server.data(cardProduct.receiveRights, claim, { as: holder });
    await server.advance(60_000);
    await countFunnel(server.db, server.now());
    const { rows } = await funnelOf({ city: '320500', host: 'provincial-app' });
    expect(rows).toMatchObject([{ visit: 1, detail: 1, preview: 1, submitted: 1, paid: 1, claimed: 0 }]);
    // The holder came without a page view.
    const [today] = (await funnelOf()).rows;
    expect(today?.claimed).toBeGreaterThanOrEqual(1);
    expect((await funnelOf({ city: '320500', host: 'chat-app' })).rows).toMatchObject([
      { visit: 0, paid: 0 },
    ]);
    expect((await funnelOf({ period: 'week' })).rows).toHaveLength(7);
  });

  it('know a membership from the month that it was bought in', async () => {
    const opened = await aRenewingMembership(server);
    await server.db
      .updateTable('users')
      .set({ area_num: '321000' })
      .where('user_id', '=', opened.as.userId)
      .execute();
    await countCohorts(server.db, server.now());
    const { rows } = await consoleData(server, overview.renewalCohorts, { city: '321000' }, owner);
    expect(rows).toMatchObject([{ opened: 1, months: [{ reached: 1, renewed: 1 }] }]);
  });
});

describe('an alert', () => {
  const fail = async (minute: Date, failed: number) =>
    server.db
      .insertInto('metric_minutes')
      .values([
        { minute, figure: 'claims.failed', label: '', process: 'test', value: failed },
        { minute, figure: 'claims.delivered', label: '', process: 'test', value: 100 },
      ])
      .execute();

  it('is raised once, is taken by one operator, and ends when its reason ends', async () => {
    const now = new Date(server.now().getTime() + 3_600_000);
    await fail(new Date(now.getTime() - 60_000), 50);
    await Promise.all([raiseAlerts(server.db, now), raiseAlerts(server.db, now)]);
    const { rows } = await consoleData(server, overview.alerts, {}, owner);
    expect(rows).toMatchObject([
      {
        title: '权益发放失败偏多',
        detail: '近 5 分钟发放失败占比 33%（50 / 150），上限 10%',
        clearedAt: null,
        takenBy: null,
      },
    ]);
    const alertId = rows[0]?.alertId ?? '';
    const others = await Promise.all([anOperator(server), anOperator(server)]);
    const answers = await Promise.all(
      others.map((operator) => callConsole(server, overview.takeAlert, { alertId }, operator)),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)?.message).toMatch(/已认领这条告警$/);
    await raiseAlerts(server.db, new Date(now.getTime() + 600_000));
    const [ended] = (await consoleData(server, overview.alerts, {}, owner)).rows;
    expect(ended?.clearedAt).not.toBeNull();
    await fail(new Date(now.getTime() + 1_200_000), 50);
    await raiseAlerts(server.db, new Date(now.getTime() + 1_200_000));
    expect((await consoleData(server, overview.alerts, {}, owner)).rows).toHaveLength(2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userLog } from '#core/contract/common/user-log.ts';
import { freshId } from '../testing/fresh.ts';
import { storedEvents } from '../testing/databases/stored-events.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { eventBudget } from './event-budget.ts';

describe('the budget of events', () => {
  it('is one of each address and one of all', () => {
    const isInBudget = eventBudget({ perSecond: 1, perSecondTotal: 5 });
    expect([isInBudget('a', 100, 0), isInBudget('a', 50, 0), isInBudget('b', 100, 0)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isInBudget('c', 1, 0), isInBudget('b', 1, 0)]).toEqual([false, false]);
  });

  it('counts a large event as several', () => {
    const isInBudget = eventBudget({ perSecond: 1, perSecondTotal: 0 });
    expect([
      isInBudget('a', 1, 101 * 1_024),
      isInBudget('a', 1, 100 * 1_024),
      isInBudget('a', 1, 10),
    ]).toEqual([false, true, false]);
  });

  it('has no limit where the setting is 0', () => {
    const isInBudget = eventBudget({ perSecond: 0, perSecondTotal: 0 });
    expect(isInBudget('a', 1_000_000, 1_000_000)).toBe(true);
  });
});

describe('an address that floods the log', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ settings: { EVENTS_PER_SECOND: '1' } });
  });
  afterAll(() => server.stop());
  const send = async (pageId: string, ip: string) =>
    (
      await server.fetch(server.base + userLog.behaviourBeacon.prefix + userLog.behaviourBeacon.path, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': ip },
        body: JSON.stringify(Array.from({ length: 50 }, () => ({ pageId }))),
      })
    ).json();

  it('is answered as before, but its events beyond the budget are dropped; those of others are stored', async () => {
    const [flood, other] = [freshId('page'), freshId('page')];
    for (let beacon = 0; beacon < 10; beacon += 1)
      expect(await send(flood, '198.51.100.1')).toMatchObject({ code: '1' });
    await send(other, '198.51.100.2');
    expect(await storedEvents(server, other, 50)).toHaveLength(50);
    expect(await storedEvents(server, flood, 100)).toHaveLength(100);
    expect(server.deps.events.counts()).toMatchObject({ accepted: 550, dropped: 400 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyCall } from '#core/contract/every-call.ts';
import { aHolder, type TestHolder } from '../../testing/a-holder.ts';
import { aRight, type TestRight } from '../../testing/a-right.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let right: TestRight;
let owner: TestHolder;
let other: TestHolder;
beforeAll(async () => {
  server = await testServer();
  right = await aRight(server);
  [owner, other] = [await aHolder(server, right), await aHolder(server, right)];
});
afterAll(() => server.stop());

const takesSubscription = everyCall.filter(({ service, shape }) => service === 'content' && 'shape' in shape.input && 'subscriptionId' in (shape.input.shape as object));

describe("somebody else's subscription, wherever one is named (A1)", () => {
  it('is named in all the calls that are known to', () => expect(takesSubscription.length).toBeGreaterThan(8));

  it.each(takesSubscription.map((call) => [call.id, call] as const))('%s answers byte for byte as for one that does not exist, and changes nothing', async (_id, { endpoint }) => {
    const ask = (subscriptionId: string) => server.send(endpoint, { ...right, offerId: right.productId, skuId: 'none', subscriptionId }, { as: other.member });
    const [foreign, unknown] = [await ask(owner.claim.subscriptionId), await ask(freshId('subscription'))];
    expect(foreign.text).toBe(unknown.text);
    expect(foreign.status).toBe(unknown.status);
    expect(await server.db.selectFrom('claims').select('claim_id').execute()).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { claims } from '#core/contract/console/claims.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { aHolder } from '../../../../testing/data/a-holder.ts';
import { deliverClaims } from '../../../../testing/deliver-claims.ts';
import { anInstanceOf, aRightFrom, ManualSupplier, type Instance } from '../../../../testing/deliveries.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { freshId } from '../../../../testing/fresh.ts';
import { brokenInvariants } from '../../../../testing/invariants/claim-invariants.ts';
import { anOperator, consoleData, type TestOperator } from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import type { RightsSupplier } from '../../../../upstreams/suppliers/port.ts';
import { claimDeliverer } from '../../claims/deliver-claims.ts';
import { claimRights } from '../../claims/claim-right.ts';
import { giveBackClaims } from './give-back-kind.ts';
import { resendClaim } from './resend-claim.ts';

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await testServer();
  operator = await anOperator(server);
});
afterAll(() => server.stop());

/** Far from the real clock, so that the server's own deliverer finds nothing due; each story on a day of its own. */
let day = Date.parse('2042-03-01T12:00:00+08:00');
const call = (): OperatorCall => ({
  caller: { ...operator, roles: ['owner'], sessionId: '', sessionEndsAt: new Date() },
  network: '127.0.0.1',
  requestId: '',
  deviceToken: undefined,
  setSession: () => undefined,
  setDevice: () => undefined,
});
const aStory = async (supplier: RightsSupplier) => {
  const instance = anInstanceOf(server, supplier, (day += 86_400_000));
  const right = await aRightFrom(server, freshId('supplier'), { stock: 3, deliveryLimitSeconds: 3_600 });
  const holder = await aHolder(server, right);
  const claim = async () =>
    (
      await claimRights(instance)(
        { ...holder.member, sessionId: '' },
        { ...holder.claim, channelId: 'C0013' },
      )
    ).claimId;
  return { instance, right, claim, claimId: await claim() };
};
const row = (claimId: string) =>
  server.db.selectFrom('claims').selectAll().where('claim_id', '=', claimId).executeTakeFirstOrThrow();
const resend = (instance: Instance, claimId: string) =>
  resendClaim(instance, { claimId, reason: '用户来电' }, call());
const giveBack = (instance: Instance, claimId: string) =>
  server.db.transaction().execute((tx) =>
    giveBackClaims.apply(
      tx,
      { claimIds: [claimId], proposer: '' },
      {
        now: new Date(instance.atMs),
        decidedBy: operator.operatorId,
        proposedBy: operator.operatorId,
        proposalId: 'race',
      },
    ),
  );
const left = async (rightsId: string) =>
  (
    await server.db
      .selectFrom('rights_stock')
      .select('remaining')
      .where('rights_id', '=', rightsId)
      .executeTakeFirstOrThrow()
  ).remaining;

it('while the job asks the supplier nothing is sent beside it; after no answer it is sent at once, and delivered once', async () => {
  const supplier = new ManualSupplier();
  const { instance, right, claimId } = await aStory(supplier);
  const { startDue, idle } = claimDeliverer(instance);
  await startDue();
  expect(supplier.underWay).toBe(1);
  await expect(resend(instance, claimId)).rejects.toThrow('正在向供应商请求');
  supplier.answer({ kind: 'unknown', reason: 'silent' });
  await idle();
  expect(await startDue()).toBe(0);
  const [first, second] = await Promise.all([resend(instance, claimId), resend(instance, claimId)]);
  expect([first, second]).toEqual(Array(2).fill({ outcome: '已立即向供应商重发' }));
  const another = claimDeliverer(instance);
  await Promise.all([startDue(), another.startDue()]);
  expect(supplier.requests.map((each) => each.claimId)).toEqual([claimId, claimId]);
  supplier.answer({ kind: 'granted' });
  await Promise.all([idle(), another.idle()]);
  const { trace } = await consoleData(server, claims.claimDetail, { claimId }, operator);
  expect(trace.filter(({ event }) => event === 'delivered')).toHaveLength(1);
  expect(await left(right.rightsId)).toBe(2);
  expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
});

it('of a delivery under way and a give-back the answer of the supplier counts', async () => {
  const supplier = new ManualSupplier();
  const { instance, right, claimId } = await aStory(supplier);
  const { startDue, idle } = claimDeliverer(instance);
  await startDue();
  await giveBack(instance, claimId);
  supplier.answer({ kind: 'granted' });
  await idle();
  expect(await row(claimId)).toMatchObject({ state: 'delivered' });
  expect(await left(right.rightsId)).toBe(2);
  await deliverClaims(instance);
  expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
});

it('a claim given back is revoked and not ordered again, while it is claimed again under another id', async () => {
  const granted: string[] = [];
  const revoked: string[] = [];
  let isSilent = true;
  const supplier: RightsSupplier = {
    grant: async ({ claimId }) => {
      if (isSilent) return { kind: 'unknown', reason: 'silent' };
      if (revoked.includes(claimId)) return { kind: 'refused', reason: '' };
      granted.push(claimId);
      return { kind: 'granted' };
    },
    revoke: async (claimId) => {
      if (granted.includes(claimId)) return { kind: 'granted' };
      revoked.push(claimId);
      return { kind: 'refused', reason: '' };
    },
    query: async () => ({ kind: 'absent' }),
  };
  const { instance, right, claim, claimId } = await aStory(supplier);
  await deliverClaims(instance);
  isSilent = false;
  await giveBack(instance, claimId);
  // Two instances deliver, the operator sends again and the subscriber claims, all at once.
  const [, , resent] = await Promise.allSettled([
    deliverClaims(instance),
    deliverClaims(instance),
    resend(instance, claimId),
    claim(),
  ]);
  expect(resent.status).toBe('rejected');
  await eventually(
    () => row(claimId),
    ({ state }) => state === 'failed',
  );
  const next = await claim();
  await deliverClaims(instance);
  expect(next).not.toBe(claimId);
  expect(granted).toEqual([next]);
  expect(revoked).toEqual([claimId]);
  expect(await left(right.rightsId)).toBe(2);
  expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
});

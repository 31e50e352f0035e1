import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls, type Call as ContractCall } from '#core/contract/all-calls.ts';
import type { Call } from '../http/call.ts';
import { aMember, type TestMember } from '../testing/data/a-member.ts';
import { asSeen, validInput } from '../testing/generated-input.ts';
import { readFields } from '../testing/read-fields.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { allHandlers } from './handlers.ts';

/** Fields without an effect on the answer; the reasons are in docs/specification.md. */
const withoutEffect: readonly string[] = [
  'common.agreementTemplate openType',
  'common.channelConfig openType',
  'common.reverseGeocode actId',
  'content.blessingBag timestamp',
  'content.blessingBagProtocol timestamp',
  'content.specialRights lat',
  'goods.couponCounts investEnvs',
  'goods.easyUseGoods diChannelId',
  'goods.forYou diChannelId',
  'goods.payMethods goodsId',
];

/** Fields that are read after a check which generated input hardly passes; their own tests cover them. */
const readAfterChecks: readonly string[] = [
  'common.agreementTemplate benefitMobile',
  'content.businessCheck action',
  'order.previewOrder addressId',
  'order.previewOrder benefitMobile',
  'order.previewOrder cardCodes',
  'order.previewOrder cityCode',
  'order.previewOrder usePoints',
];

type Handlers = Readonly<
  Record<string, Readonly<Record<string, (input: unknown, request: Call) => Promise<unknown>>>>
>;

let server: TestServer;
let member: TestMember;
let handlers: Handlers;
beforeAll(async () => {
  server = await testServer({ demo: true });
  member = await aMember(server, { level: 3 });
  handlers = allHandlers(server.deps) as unknown as Handlers;
});
afterAll(() => server.stop());

/** A request besides its input. */
const requestOf = (caller: TestMember): Call => ({
  caller: { userId: caller.userId, mobile: caller.mobile, sessionId: 'none' },
  ip: '127.0.0.1',
  network: '127.0.0.1',
  device: () => 'device',
  ssoToken: undefined,
  ssoChannel: undefined,
  requestId: 'request',
  key: undefined,
  trackData: () => ({}),
  tokenHash: () => undefined,
  setTokens: () => undefined,
});

const fieldsOf = ({ endpoint, shape }: ContractCall): readonly string[] =>
  !endpoint.beacon && shape.input instanceof z.ZodObject ? Object.keys(shape.input.shape) : [];

/** The fields that the handler reads of some valid inputs; a field that is read for one input only counts too. */
async function readOf(call: ContractCall): Promise<ReadonlySet<string>> {
  const reads = await Promise.all(
    fc.sample(validInput(call), 8).map(async (sent) => {
      const { input, read } = readFields(call.shape.input.parse(asSeen(call, sent)) as object);
      await handlers[call.service]?.[call.name]?.(input, requestOf(member)).catch(() => undefined); // refusals read too
      return [...read];
    }),
  );
  return new Set(reads.flat());
}

it(
  'every field of a call that reads is read by its handler, or has a reason why not',
  {
    timeout: 180_000,
  },
  async () => {
    const ignored: string[] = [];
    for (const call of allCalls) {
      const fields = fieldsOf(call);
      if (fields.length === 0 || call.endpoint.writes) continue;
      const read = await readOf(call);
      ignored.push(...fields.filter((name) => !read.has(name)).map((name) => `${call.id} ${name}`));
    }
    expect(ignored.filter((field) => !readAfterChecks.includes(field)).toSorted()).toEqual(withoutEffect);
  },
);

import { cardProduct } from '#core/contract/content/card-product.ts';
import { session } from '#core/contract/user/session.ts';
import { sendCall } from '#server/testing/send-call.ts';
import { cpuPerRequest } from './harness/cpu-per-request.ts';
import { report } from './harness/report.ts';
import { startBaselineServer } from './harness/start-baseline-server.ts';
import { startProduct } from './harness/start-product.ts';

/** A read call as a member makes it: the list of 20 rights, four of them claimed, against a bare node:http server. */
const [product, bareServer] = await Promise.all([startProduct(), startBaselineServer()]);
try {
  const { productId, rights, holders } = await product.addHolders({
    groups: 4,
    rightsPerGroup: 5,
    holders: 2_000,
  });
  const [member] = holders;
  if (!member) throw new Error('the product has no holder');
  const as = { accessToken: member.accessToken };
  const root = product.origin + product.base;
  for (const { groupId, rightsId } of rights.filter((_, at) => at % 5 === 0)) {
    await sendCall(
      root,
      cardProduct.receiveRights,
      { productId, groupId, rightsId, subscriptionId: member.subscriptionId, channelId: 'C0013' },
      { as },
    );
  }
  const { envelope, text } = await sendCall(root, cardProduct.memberRights, { offerId: productId }, { as });
  const rows = envelope.data?.groupList.flatMap((group) => group.rightsList) ?? [];
  console.log(
    `The list has ${rows.length} rights, ${envelope.data?.claimedCount} of them claimed: ${Buffer.byteLength(text)} bytes of JSON.`,
  );

  const pathOf = ({ prefix, path }: { prefix: string; path: string }) => product.base + prefix + path;
  const ofProduct = {
    origin: product.origin,
    server: product.pid,
    database: product.databasePid,
    good: '"success":true',
  };
  const { list, empty, bare } = await cpuPerRequest({
    list: {
      ...ofProduct,
      request: {
        method: 'POST',
        path: pathOf(cardProduct.memberRights),
        headers: as,
        body: JSON.stringify({ offerId: productId }),
      },
    },
    empty: { ...ofProduct, request: { method: 'GET', path: pathOf(session.loginStatus) } },
    bare: {
      origin: bareServer.origin,
      server: bareServer.pid,
      good: 'hello',
      request: { method: 'GET', path: '/' },
    },
  });
  const against = { what: 'bare node:http', value: bare.serverUs };
  report('A read call: CPU per request', [
    { what: 'list of rights, server', value: list.serverUs, unit: 'µs', goal: { atMost: 1_000 } },
    { what: 'list of rights, database', value: list.databaseUs, unit: 'µs', goal: { atMost: 500 } },
    { what: 'list of rights, server', value: list.serverUs, unit: 'µs', against, goal: { atMost: 15 } },
    { what: 'list of rights, both', value: list.serverUs + list.databaseUs, unit: 'µs', against },
    { what: 'call without a database, server', value: empty.serverUs, unit: 'µs', against },
    {
      what: 'list of rights, answers a second',
      value: list.perSecond,
      against: { what: 'bare node:http', value: bare.perSecond },
    },
  ]);
} finally {
  await Promise.all([product.stop(), bareServer.stop()]);
}
